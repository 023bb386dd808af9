import { renderBeforeNextFrame } from './lib/shell/eager-rendering.ts';
import { announceRouteStart, type RouteChange } from './lib/shell/route-start.ts';

export function onRouterTransitionStart(address: string, change: RouteChange): void {
  announceRouteStart(address, change);
  // Of Back and Forward React does so by itself.
  if (change !== 'traverse') renderBeforeNextFrame();
}
