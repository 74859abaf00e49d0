import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * `npm run count-lines`: counts lines of hand-written code by purpose, and the length of files.
 * Product is what a customer or a backend team uses, including the conformance kit. Proof is every
 * test, and what only tests use. Generated code and pictures are not counted.
 */
const folders = ['src', 'server', 'common', 'codegen', 'mock-server', 'e2e', 'examples'];
const code = /\.(ts|tsx|js|mjs|css|typ)$/;
const generated = /\/generated\/|baselines\//;
const proof = [
  /\.(test|spec|stops)\.tsx?$/,
  /\/testing\//,
  /^server\/domain\/quote-cases\//,
  /^e2e\/(?!conformance\/)/,
];

const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => code.test(file) && !generated.test(file));
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

function report(name: string, of: readonly string[]): number {
  const lengths = of.map(linesOf).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  console.log(
    `${name}: ${lines} lines in ${of.length} files; median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)}`,
  );
  return lines;
}

const isProof = (file: string) => proof.some((pattern) => pattern.test(file));
const product = files.filter((file) => !isProof(file));
const productLines = report('product', product);
const proofLines = report('proof', files.filter(isProof));
console.log(`proof is ${(proofLines / productLines).toFixed(3)} of the product`);
for (const file of product.filter((each) => linesOf(each) > 250)) {
  console.log(`over 250 lines: ${file} ${linesOf(file)}`);
}
