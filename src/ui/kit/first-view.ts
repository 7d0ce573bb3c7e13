/**
 * Runs before the first paint. Until the browser has time, the document is marked as a first view: style sheets leave what is below it
 * without layout, by `:root[data-first-view]`. Not for longer, as Chromium keeps what it doesn't lay out from screen readers, too. Not after
 * a reload, on the way back or at an anchor: the browser then restores a position, for which all heights must be right.
 */
export const firstViewScript = () =>
  `if(performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash){document.documentElement.dataset.firstView='';` +
  `for(const on of['load','scroll'])addEventListener(on,()=>(window.requestIdleCallback??setTimeout)(()=>delete document.documentElement.dataset.firstView),{once:true,passive:true})}`
