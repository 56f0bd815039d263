import { escapeAttribute } from 'entities'

/** HTML that is safe to insert into a mail as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | readonly Part[]

/** HTML template tag that escapes every value that is not HTML already; null becomes nothing. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(write)))
}

function write(value: Part): string {
  if (value === null) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(write).join('')
  // Attribute escaping also works for text, and does not produce `&apos;`, which old mail programs show
  // literally.
  return escapeAttribute(String(value))
}

const COLUMN = new Html(
  'max-width:600px;margin:0 auto;padding:24px 16px;' +
    "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5",
)

/**
 * A complete mail: one column, semantic elements, a few CSS rules for mail programs that support them, no
 * images and no external resources. Unset colours follow the reader's theme, so that dark mode works.
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
