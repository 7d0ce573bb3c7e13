/** `attributes` of a modal or drawer: its <header> must not be a second banner landmark of the page. */
export const NO_BANNER = { header: { role: 'none' } }
