import { render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { Form } from '@/components/ui/form.tsx';
import { Modal } from '@/components/ui/modal.tsx';

const nothing = (): void => undefined;

it('opens with the first field of its form in focus', () => {
  render(
    <Modal title="Ný regla" onClose={nothing}>
      <Form onSubmit={nothing} submitLabel="Vista">
        <input type="hidden" name="id" />
        <input aria-label="Læst" disabled />
        <input aria-label="Heiti" />
        <input aria-label="Upphæð" />
      </Form>
    </Modal>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Heiti'));
});

it('leaves the focus where its content puts it', () => {
  function Content() {
    const second = useRef<HTMLInputElement>(null);
    useEffect(() => second.current?.focus(), []);
    return (
      <Form onSubmit={nothing}>
        <input aria-label="Netfang" />
        <input aria-label="Lykilorð" ref={second} />
      </Form>
    );
  }
  render(
    <Modal title="Innskráning" onClose={nothing}>
      <Content />
    </Modal>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Lykilorð'));
});

it('takes no field of a form that only filters', () => {
  render(
    <Modal title="Sía" onClose={nothing}>
      <form>
        <input aria-label="Lægsta verð" />
      </form>
    </Modal>,
  );
  expect(document.activeElement).not.toBe(screen.getByLabelText('Lægsta verð'));
});

it('keeps the page from scrolling until the last of several is closed', () => {
  const isLocked = (): boolean => 'scrollLocked' in document.documentElement.dataset;
  const first = render(
    <Modal title="Karfa" onClose={nothing}>
      …
    </Modal>,
  );
  const second = render(
    <Modal title="Innskráning" onClose={nothing}>
      …
    </Modal>,
  );
  first.unmount();
  expect(isLocked()).toBe(true);
  second.unmount();
  expect(isLocked()).toBe(false);
});
