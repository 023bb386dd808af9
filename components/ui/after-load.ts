/** Waits until the page has loaded, so that what comes then competes with nothing that is on it. */
export async function afterLoad<T>(fetchPart: () => Promise<T>): Promise<T> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  return fetchPart();
}
