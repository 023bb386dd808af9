import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';

let sent: string[] = [];
beforeEach(() => {
  sent = [];
});

function renderForm(props: Omit<Partial<ComponentProps<typeof Form>>, 'children'> = {}): void {
  render(
    <Form
      onSubmit={(data) => sent.push(JSON.stringify([...data]))}
      submitLabel="Vista"
      busyLabel="Vista…"
      {...props}
    >
      <Field kind="text" label="Nafn" name="name" required />
    </Form>,
  );
}

it('hands over what was typed, and leaves it where it is', async () => {
  renderForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nafn' }), 'Jóna{Enter}');
  expect(sent).toEqual(['[["name","Jóna"]]']);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Jóna');
});

it('lets the caller say what is missing in place of the browser, and never puts it into an address', async () => {
  renderForm();
  expect(screen.getByRole<HTMLButtonElement>('button').form?.method).toBe('post');
  await userEvent.click(screen.getByRole('button', { name: 'Vista' }));
  expect(sent).toEqual(['[["name",""]]']);
});

it('sends nothing more while it waits, and says so', async () => {
  renderForm({ busy: true });
  await userEvent.type(screen.getByRole('textbox', { name: 'Nafn' }), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Vista…' }));
  expect(sent).toEqual([]);
});

it('says above the button why it was not taken', () => {
  renderForm({ error: 'Nafnið er frátekið.' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Nafnið er frátekið.');
  expect(alert.compareDocumentPosition(screen.getByRole('button'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('brings no button of its own when it is not told what it says', () => {
  renderForm({ submitLabel: undefined });
  expect(screen.queryByRole('button')).toBeNull();
});

it('hands over the form, whose fields can be found by what has it', async () => {
  function Wrapper() {
    const form = useRef<HTMLFormElement>(null);
    return (
      <Form
        ref={form}
        onSubmit={(_data, element) => sent.push(String(element === form.current))}
        submitLabel="Vista"
      >
        <Field kind="text" label="Nafn" name="name" />
      </Form>
    );
  }
  render(<Wrapper />);
  await userEvent.click(screen.getByRole('button', { name: 'Vista' }));
  expect(sent).toEqual(['true']);
});

it.each([
  ['textbox', <Field kind="text" key="a" label="Reitur" hint="Ábending" error="Villa" required />],
  ['textbox', <TextArea key="b" label="Reitur" hint="Ábending" error="Villa" required />],
  [
    'combobox',
    <Select key="c" label="Reitur" hint="Ábending" error="Villa" required>
      <option>Eitt</option>
    </Select>,
  ],
])('ties label, hint and error to a %s', (role, field) => {
  render(field);
  const control = screen.getByRole(role, { name: 'Reitur', description: 'Ábending Villa' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control).toHaveProperty('required', true);
  expect(screen.getByRole('alert').textContent).toBe('Villa');
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
});

it('describes a field by nothing while there is neither hint nor error', () => {
  render(<Field kind="text" label="Reitur" />);
  const control = screen.getByRole('textbox', { name: 'Reitur' });
  expect(control.hasAttribute('aria-describedby')).toBe(false);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});
