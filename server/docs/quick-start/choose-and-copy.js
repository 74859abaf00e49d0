/* global document, history, navigator, setTimeout */

/** The quick start in the chosen language, from the first step to the last. */
function wholeProgram() {
  const { value } = document.querySelector('input[name="language"]:checked');
  return [...document.querySelectorAll(`figure[data-file="quick-start.${value}"] code`)]
    .map((code) => `${code.textContent}\n`)
    .join('\n');
}

function copyButton(name, text) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text());
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = name), 2_000);
  });
  return button;
}

// The address keeps the language, also for others.
document.querySelector('.languages').addEventListener('change', ({ target }) => {
  history.replaceState(null, '', `?language=${target.value}`);
});

// Browsers have a clipboard on https and on localhost only.
if (navigator.clipboard) {
  for (const line of document.querySelectorAll('.whole')) {
    line.append(' ', copyButton('Copy the whole program', wholeProgram));
  }
  for (const figure of document.querySelectorAll('figure.program')) {
    const code = figure.querySelector('code');
    figure.querySelector('figcaption').append(copyButton('Copy', () => code.textContent));
  }
}
