/**
 * Marks the page before its first paint, so that a signed-in visitor sees no guest price flash and prices are with or without
 * VAT as chosen (lib/visitor/vat-display.ts), and reserves room for the strips above the page (lib/acting-as/context-rows.ts).
 */
const markVisitor = `{const h=document.documentElement,s=/(?:^|;\\s*)signed-in=1(?:;|$)/.test(document.cookie);h.setAttribute('data-signed-in',s);try{const o=localStorage;h.setAttribute('data-vat',o.getItem('vat')||s&&o.getItem('vat-default')||'with');if(s)h.style.setProperty('--context-rows',Number(o.getItem('context-rows'))||0)}catch{}}`;

/** Marks pictures that fail to load, registered before the first request. Neither event bubbles. */
const markFailedPictures = `for(const type of ['error','load'])document.addEventListener(type,({target})=>target.localName==='img'&&target.toggleAttribute('data-failed',type==='error'),true)`;

/** Zod would otherwise try whether it may evaluate code, which the page's policy refuses and reports. */
const spareEvaluation = `globalThis.__zod_globalConfig={jitless:true}`;

/** What every page runs first, written into it by the layout. */
export const firstScript = `${markVisitor};${markFailedPictures};${spareEvaluation}`;
