/** Replaces the text of a page between two positions, by nothing if `by` is missing. Bytes are UTF-8. */
export interface HtmlEdit {
  from: number
  to: number
  by?: string | Uint8Array | readonly Uint8Array[]
}

/** A rendered page in pieces: joining a hundred kilobytes of text only to cut it again costs more than what is changed. */
export interface RenderedHtml {
  /** What React has written. Scripts and styles of ours have the nonce. */
  markup: string
  /** What belongs into the markup and has no nonce. */
  edits: HtmlEdit[]
  /** The source of the last script, and its place in the markup. */
  data?: { at: number; source: string }
}

/** The page of a response, so that the server does not have to read it back from a stream. */
export const renderedHtml = new WeakMap<Response, RenderedHtml>()
