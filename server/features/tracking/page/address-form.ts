import { type Html, html } from '../../../../common/html.ts';
import type { Locale } from '../../../reference/locale.ts';
import { ADDRESS_FIELDS, type AddressField, TEXTS } from './texts.ts';

/** The rejected input, to be corrected. */
export interface WrongAddress {
  written: Readonly<Partial<Record<AddressField, string>>>;
  /** The error code of each wrong field. */
  errors: Readonly<Partial<Record<AddressField, string>>>;
}

const OPTIONAL: readonly AddressField[] = ['district', 'additional_number'];
const DIGITS: readonly AddressField[] = ['building_no', 'postal_code', 'additional_number'];
const FULL = ADDRESS_FIELDS.filter((field) => field !== 'short_address');

/** The form for the parts of an address that couriers need. */
export function addressForm(locale: Locale, token: string, wrong: WrongAddress | null): Html {
  const { address: texts } = TEXTS[locale];
  const alert = html`<p class="alert" role="alert">${texts.wrong}</p>`;
  return html`<section class="card address" id="address">
    <h2>${texts.title}</h2>
    <p>${texts.lead}</p>
    ${wrong && alert}
    <form method="post" action="/t/${token}?lang=${locale}#address" autocomplete="on" novalidate>
      ${field('short_address', locale, wrong)}
      <p class="or"><span>${texts.or}</span></p>
      <fieldset>
        <legend>${texts.full}</legend>
        <div class="grid">${FULL.map((name) => field(name, locale, wrong))}</div>
      </fieldset>
      <p class="quiet">${texts.find} ${texts.hidden}</p>
      <button class="button" type="submit">${texts.submit}</button>
    </form>
  </section>`;
}

function field(name: AddressField, locale: Locale, wrong: WrongAddress | null): Html {
  const { address: texts } = TEXTS[locale];
  const { label, hint } = texts.fields[name];
  const code = wrong?.errors[name];
  const isCode = name === 'short_address' || DIGITS.includes(name);
  const error = html`<span class="error">${code === 'required' ? texts.required : hint}</span>`;
  const help = html`<span class="quiet">${hint}</span>`;
  const optional = html` <span class="quiet">(${texts.optional})</span>`;
  return html`<p class="field">
    <label for="${name}">${label}${OPTIONAL.includes(name) && optional}</label>
    <input
      id="${name}"
      name="${name}"
      value="${wrong?.written[name] ?? ''}"
      maxlength="${isCode ? 20 : 120}"
      dir="${isCode ? 'ltr' : 'auto'}"
      inputmode="${DIGITS.includes(name) ? 'numeric' : 'text'}"
      autocomplete="${name === 'postal_code' ? 'postal-code' : 'off'}"
      aria-invalid="${code === undefined ? 'false' : 'true'}"
      aria-describedby="${name}-help"
    />
    <span id="${name}-help">${code === undefined ? help : error}</span>
  </p>`;
}

/** Explains why an address cannot be completed now. */
export function addressNotice(
  { title, lead }: { title: string; lead: string },
  tone: 'good' | 'bad',
): Html {
  return html`<section class="card notice" data-tone="${tone}" id="address" role="status">
    <h2>${title}</h2>
    <p>${lead}</p>
  </section>`;
}
