import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../io/log.ts';
import { openBarcodeReader } from './barcode-reader.ts';

/** Milliseconds between two looks, and for which the same barcode counts as still being held there. */
const scanIntervalMs = 150;
const repeatDelayMs = 2_000;

const noCameraMessage = 'Vafrinn veitir síðunni ekki aðgang að myndavél. Sláðu númerið inn eða límdu lista.';
const notAllowedMessage =
  'Síðan má ekki nota myndavélina. Leyfðu það í stillingum vafrans og reyndu aftur, eða sláðu númerið inn.';
const notFoundMessage = 'Engin myndavél fannst á tækinu. Sláðu númerið inn eða límdu lista.';
const notStartedMessage = 'Ekki tókst að ræsa myndavélina. Vinsamlegast reynið aftur.';

interface ScannerState {
  isRunning: boolean;
  /** Icelandic: why nothing can be scanned. */
  problem: string | null;
}

interface Scanner extends ScannerState {
  /** To be given to the video element. */
  video: RefObject<HTMLVideoElement | null>;
}

/** Shows the camera in `video` and reads barcodes from it until the component goes. */
export function useScanner(onRead: (code: string) => void): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScannerState>({ isRunning: false, problem: null });
  const reported = useEffectEvent(onRead);
  useEffect(() => {
    const element = video.current;
    const teardown = new AbortController();
    const { signal } = teardown;
    let stream: MediaStream | null = null;
    const start = async (): Promise<void> => {
      // Browsers give no camera to pages without HTTPS; then the whole interface is absent.
      if (!element || !('mediaDevices' in navigator))
        return setState({ isRunning: false, problem: noCameraMessage });
      const cameraPromise = openCamera();
      const [opened, readBarcode] = await Promise.all([cameraPromise, openBarcodeReader()]).catch(
        (error: unknown) => {
          // Without a reader nobody looks at the camera, however late it is opened.
          cameraPromise.then(stopTracks, () => undefined);
          throw error;
        },
      );
      stream = opened;
      if (signal.aborted) return stopTracks(stream);
      element.srcObject = stream;
      await element.play();
      setState({ isRunning: true, problem: null });
      let last = { code: '', at: 0 };
      while (!signal.aborted) {
        const code = await readBarcode(element);
        const now = performance.now();
        if (code && (code !== last.code || now - last.at > repeatDelayMs)) reported(code);
        if (code) last = { code, at: now };
        await new Promise((wake) => setTimeout(wake, scanIntervalMs));
      }
    };
    start().catch((error: unknown) => {
      if (stream) stopTracks(stream);
      if (signal.aborted) return;
      logFailure('Scanning failed', error);
      setState({ isRunning: false, problem: cameraProblem(error) });
    });
    return () => {
      teardown.abort();
      if (stream) stopTracks(stream);
    };
  }, []);
  return { ...state, video };
}

/** The camera at the back, where there are two. */
const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
    audio: false,
  });

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return notAllowedMessage;
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? notFoundMessage : notStartedMessage;
}
