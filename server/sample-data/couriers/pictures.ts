import sharp from 'sharp';
import { type PhotoFile, toPhoto } from '../../features/couriers/to-photo.ts';
import type { LocalizedText } from '../../domain/rate-card.ts';
import { text } from './terms.ts';

/** A drawing in place of a photo, labelled as a sample in its caption. */
export interface SamplePicture {
  file: PhotoFile;
  caption: LocalizedText;
}

const SIZE = 'width="1200" height="800" viewBox="0 0 1200 800"';

const VAN = `
  <rect width="1200" height="800" fill="#dcebe7"/><circle cx="950" cy="190" r="80" fill="#f2d9a0"/>
  <path d="M0 470 Q 220 360 420 450 T 820 430 T 1200 470 V 640 H 0 Z" fill="#bcd6cc"/>
  <rect y="600" width="1200" height="200" fill="#5b6b68"/>
  <path d="M60 705h160m120 0h160m120 0h160m120 0h160" stroke="#f4efe3" stroke-width="12"/>
  <rect x="270" y="290" width="430" height="300" rx="22" fill="#0f6b5c"/>
  <path d="M700 360 h120 q26 0 40 24 l70 108 q8 12 8 28 v70 h-238 Z" fill="#138a76"/>
  <path d="M740 395 h76 l62 92 h-138 Z" fill="#e8f4f1"/>
  <rect x="420" y="390" width="130" height="100" rx="8" fill="#d9a441"/>
  <path d="M485 390v100" stroke="#a97a24" stroke-width="10"/>
  <circle cx="390" cy="595" r="58" fill="#24302e"/><circle cx="390" cy="595" r="24" fill="#c9d3d0"/>
  <circle cx="800" cy="595" r="58" fill="#24302e"/><circle cx="800" cy="595" r="24" fill="#c9d3d0"/>`;

const COUNTER = `
  <rect width="1200" height="800" fill="#f3ece0"/><rect y="620" width="1200" height="180" fill="#d8c7a8"/>
  <rect x="120" y="120" width="960" height="90" rx="14" fill="#0f6b5c"/>
  <rect x="170" y="260" width="260" height="170" rx="8" fill="#ffffff"/>
  <path d="M200 300h200m-200 40h150m-150 40h180" stroke="#b9c6c2" stroke-width="12"/>
  <rect x="140" y="470" width="920" height="210" rx="16" fill="#8a5f3c"/>
  <rect x="120" y="445" width="960" height="40" rx="12" fill="#a8764b"/>
  <rect x="560" y="335" width="150" height="110" rx="8" fill="#d9a441"/>
  <path d="M635 335v110" stroke="#a97a24" stroke-width="12"/>
  <rect x="730" y="375" width="110" height="70" rx="8" fill="#e6bd6b"/>
  <path d="M785 375v70" stroke="#a97a24" stroke-width="10"/>
  <rect x="890" y="330" width="130" height="90" rx="10" fill="#24302e"/>
  <rect x="902" y="342" width="106" height="66" fill="#7fc4b5"/><path d="M955 420v25" stroke="#24302e" stroke-width="14"/>`;

const SHELVES = `
  <rect width="1200" height="800" fill="#e6edf0"/><rect y="650" width="1200" height="150" fill="#b7c2c6"/>
  <path d="M150 120v540m300-540v540m300-540v540m300-540v540" stroke="#44606a" stroke-width="18"/>
  <path d="M140 300h920M140 470h920M140 640h920" stroke="#5f7f8b" stroke-width="20"/>
  <rect x="185" y="190" width="100" height="98" rx="6" fill="#d9a441"/><rect x="300" y="215" width="120" height="73" rx="6" fill="#c98f3a"/>
  <rect x="490" y="175" width="140" height="113" rx="6" fill="#e6bd6b"/><rect x="650" y="220" width="70" height="68" rx="6" fill="#d9a441"/>
  <rect x="800" y="200" width="180" height="88" rx="6" fill="#c98f3a"/><rect x="200" y="370" width="190" height="88" rx="6" fill="#e6bd6b"/>
  <rect x="480" y="385" width="90" height="73" rx="6" fill="#c98f3a"/><rect x="590" y="350" width="120" height="108" rx="6" fill="#d9a441"/>
  <rect x="790" y="360" width="110" height="98" rx="6" fill="#d9a441"/><rect x="915" y="390" width="100" height="68" rx="6" fill="#e6bd6b"/>
  <rect x="190" y="530" width="130" height="98" rx="6" fill="#c98f3a"/><rect x="500" y="545" width="200" height="83" rx="6" fill="#d9a441"/>
  <rect x="800" y="520" width="150" height="108" rx="6" fill="#e6bd6b"/>`;

const DRAWINGS = [
  { body: VAN, caption: text('صورة تجريبية: سيارة توصيل', 'Sample picture: a delivery van') },
  {
    body: COUNTER,
    caption: text('صورة تجريبية: استقبال الطرود', 'Sample picture: a parcel counter'),
  },
  { body: SHELVES, caption: text('صورة تجريبية: مركز الفرز', 'Sample picture: a sorting centre') },
];

let pictures: Promise<SamplePicture[]> | undefined;

/** Drawn once in each process. */
export function samplePictures(): Promise<SamplePicture[]> {
  pictures ??= Promise.all(DRAWINGS.map(draw));
  return pictures;
}

async function draw({ body, caption }: (typeof DRAWINGS)[number]): Promise<SamplePicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}>${body}</svg>`;
  const file = await toPhoto(await sharp(Buffer.from(svg)).png().toBuffer());
  if (typeof file === 'string') throw new Error(`A sample picture is ${file}`);
  return { file, caption };
}
