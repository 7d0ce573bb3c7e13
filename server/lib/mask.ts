const ADDRESS = /([\p{L}\p{N}])[^\s@<>"'(),;:]*@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu
/** In the fragment or query of a link. */
const SECRET = /([#?&](?:token|code|ticket|state)=)[^\s&#"'<>]+/giu

/** Hides to whom something was sent, and secrets of links: `k***@dog.example`. Whoever reads logs needs neither. */
export const maskPrivate = (text: string): string => text.replaceAll(ADDRESS, '$1***@$2').replaceAll(SECRET, '$1***')
