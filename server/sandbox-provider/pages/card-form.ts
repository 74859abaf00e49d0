import {
  brandOf,
  type CardError,
  type CardFields,
  checkCard,
  codeLengthOf,
  digitsOf,
  groupDigits,
} from '../card-rules.ts';

// Runs on the hosted page: groups the number, shows its brand, and shows errors before the form is
// sent. Without it the sandbox does the same after the form is sent.

interface Words {
  errors: Record<CardError, string>;
  brands: Record<string, string>;
  codeHints: Record<string, string>;
  paying: string;
}

const FIELDS = ['name', 'number', 'expiry', 'code'] as const;

const form = document.querySelector<HTMLFormElement>('form[data-card-form]');
if (form) enhance(form, JSON.parse(form.dataset.cardForm ?? '{}') as Words);

function enhance(form: HTMLFormElement, words: Words): void {
  const input = (name: keyof CardFields) => form.elements.namedItem(name) as HTMLInputElement;
  const inputs = {
    name: input('name'),
    number: input('number'),
    expiry: input('expiry'),
    code: input('code'),
  };
  const mark = form.querySelector('output');
  const submit = form.querySelector<HTMLButtonElement>('button.primary');
  const payText = submit?.textContent ?? '';

  function show(name: keyof CardFields): boolean {
    const { number, expiry, code } = inputs;
    const error = checkCard(
      {
        name: inputs.name.value,
        number: number.value,
        expiry: expiry.value,
        code: code.value,
      },
      new Date(),
    )[name];
    const place = document.getElementById(`${name}-error`);
    if (place) place.textContent = error ? words.errors[error] : '';
    if (error) inputs[name].setAttribute('aria-invalid', 'true');
    else inputs[name].removeAttribute('aria-invalid');
    return error === undefined;
  }

  function showBrand(): void {
    const brand = brandOf(digitsOf(inputs.number.value));
    if (mark) mark.textContent = brand === null ? '' : (words.brands[brand] ?? '');
    const hint = document.getElementById('code-hint');
    if (hint) hint.textContent = words.codeHints[codeLengthOf(brand)] ?? '';
  }

  inputs.number.addEventListener('input', () => {
    retype(inputs.number, (digits) => groupDigits(digits.slice(0, 19)));
    showBrand();
  });
  inputs.expiry.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (!isDeleting) retype(inputs.expiry, splitExpiry);
  });
  inputs.code.addEventListener('input', () => retype(inputs.code, (digits) => digits));
  for (const name of FIELDS) {
    inputs[name].addEventListener('blur', () => {
      if (inputs[name].value !== '') show(name);
    });
    inputs[name].addEventListener('input', () => {
      if (inputs[name].hasAttribute('aria-invalid')) show(name);
    });
  }

  form.addEventListener('submit', (event) => {
    if ((event.submitter as HTMLButtonElement | null)?.value !== 'pay') return;
    const wrong = FIELDS.filter((name) => !show(name));
    if (wrong[0] !== undefined) {
      event.preventDefault();
      inputs[wrong[0]].focus();
    } else if (form.hasAttribute('aria-busy')) {
      event.preventDefault();
    } else {
      form.setAttribute('aria-busy', 'true');
      if (submit) submit.textContent = words.paying;
    }
  });
  // Going back in the browser restores the page with its fields.
  window.addEventListener('pageshow', () => {
    form.removeAttribute('aria-busy');
    if (submit) submit.textContent = payText;
    showBrand();
  });

  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-number]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      inputs.name.value ||= 'Sandbox Tester';
      inputs.number.value = button.dataset.number ?? '';
      inputs.expiry.value = `12/${(new Date().getFullYear() + 2) % 100}`;
      inputs.code.value = button.dataset.code ?? '';
      showBrand();
      for (const name of FIELDS) show(name);
      submit?.focus();
    });
  }
  const details = document.querySelector('details');
  if (details && window.matchMedia('(min-width: 60rem)').matches) details.open = true;
}

/** Rewrites the field from its digits, keeping the caret behind the same digit. */
function retype(input: HTMLInputElement, write: (digits: string) => string): void {
  const caret = input.selectionStart ?? input.value.length;
  const before = digitsOf(input.value.slice(0, caret)).length;
  const written = write(digitsOf(input.value));
  if (written === input.value) return;
  input.value = written;
  let position = 0;
  for (let digits = 0; digits < before && position < written.length; position += 1) {
    if (/\d/.test(written[position] ?? '')) digits += 1;
  }
  input.setSelectionRange(position, position);
}

/** `1` to `12/27`: the slash comes with the second digit. */
function splitExpiry(typed: string): string {
  const digits = typed.replace('/', '').slice(0, 6);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
