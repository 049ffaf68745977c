/** The text of bytes in UTF-8. A byte order mark is no part of it: some programs write one before JSON (RFC 8259, 8.1). */
export const utf8Text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
