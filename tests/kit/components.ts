import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library cleans up automatically only where the test functions are globals, and here they are imported.
afterEach(cleanup);

// On a busy machine updates take longer than the default of one second.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out, so it cannot scroll.
Element.prototype.scrollIntoView ??= () => undefined;
