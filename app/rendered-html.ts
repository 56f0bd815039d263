/** The text of a page's response, so that the server does not have to read it back from a stream. */
export const renderedHtml = new WeakMap<Response, string>()
