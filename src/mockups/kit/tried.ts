/**
 * What the visitor has tried in this document, by the name of the moment. Only event handlers write to it, so it stays empty
 * on the server.
 */
export const tried = new Map<string, unknown>()
