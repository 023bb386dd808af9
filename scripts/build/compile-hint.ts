/**
 * The first line of a script whose functions Chromium compiles while it loads, beside the main thread. Without it a first load
 * compiles them one by one as they are called, where somebody waits for the page; other browsers read a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';
