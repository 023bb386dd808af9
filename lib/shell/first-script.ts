/**
 * Marks the page before its first paint, so that a signed-in visitor sees no guest price flash, and reserves room for the
 * strips above the page (lib/acting-as/context-rows.ts).
 */
const markSignedIn = `{const h=document.documentElement,s=/(?:^|;\\s*)signed-in=1(?:;|$)/.test(document.cookie);h.setAttribute('data-signed-in',s);if(s)try{h.style.setProperty('--context-rows',Number(localStorage.getItem('context-rows'))||0)}catch{}}`;

/** Marks pictures that fail to load, registered before the first request. Neither event bubbles. */
const markFailedPictures = `for(const type of ['error','load'])document.addEventListener(type,({target})=>target.localName==='img'&&target.toggleAttribute('data-failed',type==='error'),true)`;

/** What every page runs first, written into it by the layout. */
export const firstScript = `${markSignedIn};${markFailedPictures}`;
