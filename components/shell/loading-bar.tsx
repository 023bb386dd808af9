import { useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { announceRouteShown, watchPress, watchRouteStart } from '@/lib/shell/route-start.ts';
import styles from './loading-bar.module.css';

/** A page that is there sooner needs no bar, and without the frames that draw it is there sooner still, ms. */
const patienceMs = 100;

/**
 * Shown from a finger's press of a link, or soon after the start of a route change, until the route is there or has failed
 * (specification §2.7). Its own transition starts inside the router's, and React ends both together, whatever the outcome of the route.
 */
export function LoadingBar() {
  const [isLeaving, startTransition] = useTransition();
  const [, rerender] = useState({});
  const [isPressed, setPressed] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => watchRouteStart(() => startTransition(() => rerender({}))), []);
  useEffect(() => watchPress(setPressed), []);
  useLayoutEffect(() => {
    if (!isLeaving) announceRouteShown();
  }, [isLeaving]);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(setLate, patienceMs, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLeaving]);
  return <div className={styles.loadingBar} data-testid="loading-bar" data-shown={isPressed || isLate} />;
}
