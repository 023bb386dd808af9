'use client';

import { useState } from 'react';
import { QuantityControl } from '@/components/cart/quantity-control.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Pagination } from '@/components/ui/pagination.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { Specimen } from './specimen.tsx';
import styles from './controls.module.css';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const limits = { stock: 24, unitOfMeasure: 6, isSpecialOrder: false };

/** What is pressed, typed into and chosen. */
export function Controls() {
  const [quantity, setQuantity] = useState(6);
  const quantities = { limits, quantity, onChange: setQuantity, productName: 'Hanskar' };
  return (
    <>
      <Specimen title="Hnappar">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button busy>Sendi…</Button>
        <Button disabled>Óvirkur</Button>
        <LinkButton href="/honnun" variant="secondary">
          Tengill
        </LinkButton>
      </Specimen>
      <Specimen title="Reitir">
        <div className={styles.wide}>
          <Field kind="email" label="Netfang" required />
        </div>
        <div className={styles.wide}>
          <Field kind="text" label="Tilvísun" hint="T.d. verknúmer" defaultValue="Verk 2026-11" />
        </div>
        <div className={styles.wide}>
          <Field
            kind="phone"
            label="Símanúmer"
            defaultValue="12"
            error="Símanúmer ekki rétt slegið inn, sláið inn 7 stafi"
          />
        </div>
        <div className={styles.wide}>
          <Field kind="nationalId" label="Óvirkur reitur" defaultValue="020980-4299" disabled />
        </div>
        <div className={styles.wide}>
          <Select label="Afhending" hint="Má breyta síðar" error="Veldu afhendingarmáta">
            <option>Sækja í verslun</option>
            <option>Heimsending</option>
          </Select>
        </div>
        <div className={styles.wide}>
          <TextArea label="Skilaboð" hint="Fylgja tilboðinu" error="Skilaboðin eru of löng" />
        </div>
      </Specimen>
      <Specimen title="Val">
        <div className={styles.wide}>
          <Choice framed type="radio" name="afhending" label="Sækja í verslun" after="Frítt" defaultChecked />
        </div>
        <div className={styles.wide}>
          <Choice
            framed
            type="radio"
            name="afhending"
            label="Heimsending"
            hint="1–2 dagar"
            after="kr. 1.490"
          />
        </div>
        <div className={styles.wide}>
          <Choice framed type="radio" name="afhending" label="Póstbox" disabled />
        </div>
        <Choice
          type="checkbox"
          name="skilmalar"
          label="Ég samþykki viðskiptaskilmála"
          error="Þennan reit þarf að fylla út"
        />
      </Specimen>
      <Specimen title="Magn">
        <QuantityControl {...quantities} />
        <QuantityControl {...quantities} compact />
        <QuantityControl {...quantities} compact quantity={0} />
        <QuantityControl {...quantities} limits={{ ...limits, stock: 0 }} />
      </Specimen>
      <Specimen title="Flipar">
        <div className={styles.wide}>
          <Tabs
            label="Um vöruna"
            tabs={[
              { id: 'description', title: 'Lýsing', content: <p>Mjúkir hanskar úr nítríl.</p> },
              { id: 'attributes', title: 'Eiginleikar', content: <p>Stærð: M. Litur: blár.</p> },
              { id: 'files', title: 'Skjöl', content: <p>Öryggisblað.</p> },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title="Síður">
        <Pagination page={4} pageCount={12} hrefOf={(page) => `/honnun?sida=${page}`} />
      </Specimen>
    </>
  );
}
