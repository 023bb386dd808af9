import styled from 'styled-components';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { formatPhone } from '@/lib/rules/people/phone.ts';

interface Employee {
  id: string;
  name: string;
  title?: string | null;
  email: string;
  phone: string;
  image?: ImageReference | null;
}

/** Sales staff with picture, role, phone and mail. */
export function EmployeeList({ employees }: { employees: readonly Employee[] }) {
  return (
    <EmployeeGrid>
      {employees.map(({ id, name, title, email, phone, image }) => (
        <li key={id}>
          <div data-picture>
            {image ? (
              <BucketImage image={image} alt="" sizes="120px" fit="cover" />
            ) : (
              <span>{nameInitials(name)}</span>
            )}
          </div>
          <div>
            <h2>{name}</h2>
            {title && <p>{title}</p>}
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        </li>
      ))}
    </EmployeeGrid>
  );
}

/** Of the first and the last name. */
function nameInitials(name: string): string {
  const parts = name.split(' ');
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.charAt(0) ?? '')
    .join('');
}

const EmployeeGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: var(--space-4);
  & li {
    display: flex;
    gap: var(--space-4);
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-large);
  }
  & [data-picture] {
    position: relative;
    flex: 0 0 96px;
    height: 96px;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: 50%;
    color: var(--color-fjord);
    background: var(--color-fjord-pale);
    font-size: 1.5rem;
    font-weight: 600;
  }
  & h2 {
    font-size: var(--text-large);
  }
  & p {
    color: var(--color-ink-soft);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord);
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;
