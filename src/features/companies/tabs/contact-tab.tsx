import styled from '@emotion/styled';
import type { Courier } from '../../../api/generated/model/courier.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';
import { HoursTable, OpenNow } from './opening-hours.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  '@media (max-width: 759.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** How to reach a courier, and when. */
export function ContactTab({ courier }: { courier: Courier }) {
  const text = useText();
  const { phones, email, site, hours } = courier.contact;
  const hasWays = phones.length > 0 || email !== undefined || site !== undefined;
  return (
    <Columns>
      <Panel title={text('companies.contact.title')}>
        {!hasWays && <p>{text('companies.contact.none')}</p>}
        <Facts
          arrangement="rows"
          facts={[
            {
              label: text('companies.contact.phone'),
              value:
                phones.length > 0 &&
                phones.map((phone) => (
                  <div key={phone}>
                    <a href={`tel:${phone}`}>
                      <PhoneText value={phone} />
                    </a>
                  </div>
                )),
            },
            {
              label: text('companies.contact.email'),
              value: email !== undefined && (
                <a href={`mailto:${email}`}>
                  <Ltr>{email}</Ltr>
                </a>
              ),
            },
            {
              label: text('companies.contact.site'),
              value: site !== undefined && (
                <a href={site} target="_blank" rel="noreferrer">
                  <Ltr>{site.replace('https://', '')}</Ltr>
                </a>
              ),
            },
          ]}
        />
      </Panel>
      {hours && (
        <Panel title={text('companies.contact.hours')}>
          <OpenNow hours={hours} />
          <HoursTable hours={hours} />
        </Panel>
      )}
    </Columns>
  );
}
