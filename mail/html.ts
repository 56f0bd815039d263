import { escapeAttribute } from 'entities'

/** HTML that stands as it is in a mail. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | readonly Part[]

/** A template of HTML in which every value is escaped that is not HTML already; null is nothing. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(write)))
}

function write(value: Part): string {
  if (value === null) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(write).join('')
  // That of an attribute is good for text as well, and it knows no `&apos;`, which old mail programs show as it is.
  return escapeAttribute(String(value))
}

const COLUMN = new Html(
  'max-width:600px;margin:0 auto;padding:24px 16px;' +
    "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5",
)

/**
 * A whole mail: one column, semantic elements, a few rules for those mail programs that read them, no picture and
 * nothing from elsewhere. Colours that are not set are the reader's own, so that a dark screen stays dark.
 */
export function mailPage(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
            supported-color-schemes: light dark;
          }
          a {
            color: #3b4cb8;
          }
          .soft {
            color: #5c5a66;
          }
          .rule {
            border-color: #d8d3c8;
          }
          @media (prefers-color-scheme: dark) {
            a {
              color: #a9b4ff !important;
            }
            .soft {
              color: #b4b2be !important;
            }
            .rule {
              border-color: #3a3b48 !important;
            }
          }
        </style>
      </head>
      <body style="margin:0;padding:0">
        <div style="${COLUMN}">${body}</div>
      </body>
    </html> `.text
}
