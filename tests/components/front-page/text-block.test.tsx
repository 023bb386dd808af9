import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Band } from '../../../components/front-page/band.tsx';
import { Banner } from '../../../components/front-page/banner.tsx';
import { Marquee } from '../../../components/front-page/marquee.tsx';
import { TextBlock } from '../../../components/front-page/text-block.tsx';
import { addressForm } from '../../../lib/io/images/address-forms.ts';
import { publicConfigId } from '../../../lib/io/public-config.ts';

beforeAll(() => {
  const config = document.createElement('script');
  config.id = publicConfigId;
  config.type = 'application/json';
  config.textContent = JSON.stringify({
    imageBucketUrl: 'http://images.test/vorulind',
    imageForm: addressForm('query', ''),
  });
  document.head.append(config);
});

const script = '<script>window.ran = true</script><img src=x onerror="window.ran = true">';

it('shows the marks of a text as what they mean', () => {
  render(
    <TextBlock
      title="Afhending"
      text={'Við komum **alltaf**.\nSjá [skilmála](/terms).\n\n## Hvenær\n- á morgun\n- í dag'}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Afhending' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 4, name: 'Hvenær' })).toBeTruthy();
  expect(screen.getByText('alltaf').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'skilmála' }).getAttribute('href')).toBe('/terms');
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['á morgun', 'í dag']);
});

it('runs nothing that a text, a banner or a line holds', () => {
  const errors = vi.spyOn(console, 'error');
  const { container } = render(
    <>
      <TextBlock
        title={script}
        text={`${script}\n\n- ${script}\n\n[smella](javascript:window.ran=true)\n\n**${script}**`}
      />
      <Banner
        first={false}
        block={{
          title: script,
          text: script,
          link: 'javascript:window.ran=true',
          linkText: script,
          image: { assetPath: 'x"onerror="window.ran=true' },
        }}
      />
      <Band title={script} link="data:text/html,<script>window.ran=true</script>">
        <Marquee items={[script, 'a']} />
      </Band>
    </>,
  );
  expect(Reflect.get(window, 'ran')).toBeUndefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/']);
  const texts = within(container).getAllByText(script, { exact: true });
  expect(texts.length).toBeGreaterThanOrEqual(6);
  for (const picture of container.querySelectorAll('img')) expect(picture.onerror).toBeNull();
  expect(container.querySelector('script')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});

it('shows a banner with no more than a picture, and one with no more than words', () => {
  render(
    <>
      <Banner first={false} block={{ image: { assetPath: 'a.webp' } }} />
      <Banner first block={{ title: 'Velkomin' }} />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Velkomin' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('keeps equal paragraphs and equal lines apart', () => {
  const errors = vi.spyOn(console, 'error');
  render(<TextBlock text={'Eins\n\nEins\n\n- Eins\n- Eins'} />);
  expect(screen.getAllByText('Eins')).toHaveLength(4);
  expect(errors).not.toHaveBeenCalled();
});
