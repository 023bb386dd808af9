import { EmployeeList } from '@/components/employees/employee-list.tsx';
import { Container } from '@/components/ui/container.tsx';
import { env } from '@/lib/env.ts';
import imageLoader from '@/lib/io/images/image-loader.ts';
import { internationalPhone } from '@/lib/rules/people/phone.ts';
import { readEmployees } from '@/lib/server/content.ts';
import { readWebsiteInfo } from '@/lib/server/website-info.ts';
import { ContactLine } from '@/components/shell/contact-line.tsx';
import { JsonLd } from '../../_parts/metadata/json-ld.tsx';

/** The sales staff, for people and for search engines. */
export async function Staff() {
  const [employees, info] = await Promise.all([readEmployees(), readWebsiteInfo()]);
  return (
    <Container>
      {employees.length === 0 ? <ContactLine /> : <EmployeeList employees={employees} />}
      <JsonLd
        write={() => ({
          '@type': 'Organization',
          '@id': `${env().SITE_URL}/#shop`,
          name: info.name,
          employee: employees.map(({ name, title, email, phone, image }) => ({
            '@type': 'Person',
            name,
            jobTitle: title ?? undefined,
            email,
            telephone: internationalPhone(phone),
            image: image ? imageLoader({ src: image.assetPath, width: 640 }) : undefined,
          })),
        })}
      />
    </Container>
  );
}
