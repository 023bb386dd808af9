import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library cleans up by itself only where the test functions are globals, and here they are imported.
afterEach(cleanup);

// A busy machine answers later than the second that is waited for by default.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out, so it cannot scroll.
Element.prototype.scrollIntoView ??= () => undefined;
