const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi
/** Its first match in a tag is the tag's name; an attribute may follow a quoted value without a space. */
const ATTRIBUTE = /^<[^\s/>]*|([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))?/g

/**
 * Pasted HTML without event handlers. The editor keeps none anyway, and its parser runs none; but Chromium reports each to the console as
 * refused by the policy for scripts as soon as the text is parsed, even into a document of its own.
 */
export const withoutHandlers = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(ATTRIBUTE, (part, name?: string) => (/^on/i.test(name ?? '') ? '' : part)))
