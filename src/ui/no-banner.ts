/** `attributes` of a modal or drawer: its <header> is no second banner of the page. */
export const NO_BANNER = { header: { role: 'none' } }
