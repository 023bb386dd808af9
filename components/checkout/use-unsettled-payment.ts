import { useState } from 'react';

interface UnsettledPayment {
  /** Key of the payment that is shown until it is settled; null for none. */
  unsettledKey: string | null;
  /** Why the last of them failed, in words. */
  failureMessage: string | null;
  /** Shows the payment with this key. */
  showPending: (idempotencyKey: string) => void;
  /** The payment that is shown has failed, for this reason in words. */
  showFailure: (message: string) => void;
}

/**
 * Which payment a page shows before its form, so that nobody pays twice.
 * @param returnedKey key of a payment that the payer returns from the bank with
 * @param runningKey the one that the shop knows to be under way
 */
export function useUnsettledPayment(returnedKey: string | null, runningKey: string | null): UnsettledPayment {
  const [failedKeys, setFailedKeys] = useState<readonly string[]>([]);
  const [failureMessage, setFailureMessage] = useState<string | null>(null);
  const [pendingKey, setPendingKey] = useState(returnedKey);
  const key = pendingKey ?? runningKey;
  const unsettledKey = key !== null && !failedKeys.includes(key) ? key : null;
  return {
    unsettledKey,
    failureMessage,
    showPending: setPendingKey,
    showFailure: (message) => {
      if (unsettledKey !== null) setFailedKeys([...failedKeys, unsettledKey]);
      setPendingKey(null);
      setFailureMessage(message);
    },
  };
}
