import { type Html, html } from '../../../../common/html.ts';
import { journeySteps, type JourneyStep } from '../../../../common/journey-steps.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Locale } from '../../../reference/locale.ts';
import { ENUM_NAMES } from '../../../reference/enum-names.ts';
import { TEXTS } from './texts.ts';
import { cityName, dayName, placeName, shortDay, timeOfDay } from './words.ts';

type Tracking = components['schemas']['PublicTracking'];
type Scan = Tracking['events'][number];
type Step = JourneyStep<Scan>;

export function statusName(status: Tracking['tracking_status'], locale: Locale): string {
  return ENUM_NAMES.tracking_status[status][locale];
}

function isExpected({ status, tracking_status }: Tracking): boolean {
  return status === 'pending' && tracking_status !== 'returning';
}

/** The parcel's status, courier and expected delivery. */
export function summary(tracking: Tracking, locale: Locale): Html {
  const texts = TEXTS[locale];
  const { courier, origin, destination, status, tracking_status } = tracking;
  const expected = html`<div class="expected">
    <dt>${texts.expected}</dt>
    <dd>${dayName(tracking.expected_delivery_on, locale)}</dd>
  </div>`;
  const sample = html` <span class="sample">${texts.sample}</span>`;
  return html`<section class="card">
    <p class="number">
      ${texts.shipment} <bdi dir="ltr"><strong>${tracking.tracking_number}</strong></bdi>
    </p>
    <h1 data-status="${status}">${statusName(tracking_status, locale)}</h1>
    <dl class="facts">
      ${isExpected(tracking) && expected}
      <div>
        <dt>${texts.from}</dt>
        <dd><bdi>${placeName(origin, locale)}</bdi></dd>
      </div>
      <div>
        <dt>${texts.to}</dt>
        <dd><bdi>${placeName(destination, locale)}</bdi></dd>
      </div>
      <div>
        <dt>${texts.courier}</dt>
        <dd><bdi>${courier.name[locale]}</bdi>${courier.sample && sample}</dd>
      </div>
    </dl>
  </section>`;
}

/**
 * The steps of the parcel's way, each with its scans. Open are those of the latest step, and those
 * that say why the parcel has not been delivered.
 */
export function journey(tracking: Tracking, locale: Locale): Html {
  const { events, tracking_status, expected_delivery_on } = tracking;
  const steps = journeySteps(tracking_status, events);
  const latest = steps.findLastIndex(({ state }) => state !== 'ahead');
  const isReason = ({ events: scans }: Step) =>
    tracking_status !== 'delivered' && scans.some((scan) => scan.failure_reason !== undefined);
  const isLast = (index: number) => index === steps.length - 1 && isExpected(tracking);
  return html`<section class="card">
    <h2>${TEXTS[locale].progress}</h2>
    <ol class="steps">
      ${steps.map((step, index) => {
        const expected = isLast(index) ? expected_delivery_on : undefined;
        const heading = stepHeading(step, expected, locale);
        const folded = scansOf(step, heading, index === latest || isReason(step), locale);
        const current = html` aria-current="step"`;
        return html`<li data-state="${step.state}" ${step.state === 'current' && current}>
          <span class="mark" aria-hidden="true"></span>
          ${folded ?? heading}
        </li>`;
      })}
    </ol>
  </section>`;
}

function stepHeading(
  { status, state, head, reachedAt }: Step,
  expected: string | undefined,
  locale: Locale,
): Html {
  const texts = TEXTS[locale];
  const at = head?.occurred_at ?? reachedAt;
  const place = head?.city !== undefined && html` · <bdi>${cityName(head.city, locale)}</bdi>`;
  const when =
    at !== undefined &&
    html`<span class="when"
      ><time datetime="${at}">${shortDay(at, locale)} · <bdi>${timeOfDay(at, locale)}</bdi></time
      >${place}</span
    >`;
  const awaited =
    state === 'ahead' &&
    expected !== undefined &&
    html`<span class="when">${texts.expected} ${shortDay(expected, locale)}</span>`;
  return html`<span class="words">
    <span>${statusName(status, locale)} <span class="hidden">${texts.step[state]}</span></span>
    ${when} ${awaited}
  </span>`;
}

/** The heading of a step that folds its scans; null if they say no more than it does. */
function scansOf({ events }: Step, heading: Html, isOpen: boolean, locale: Locale): Html | null {
  const [only] = events;
  if (events.length < 2 && only?.failure_reason === undefined) return null;
  const open = html` open`;
  return html`<details ${isOpen && open}>
    <summary>
      ${heading}
      <span class="count">${TEXTS[locale].updates(events.length)}</span>
    </summary>
    <ol class="scans">
      ${events.map((scan) => entry(scan, locale))}
    </ol>
  </details>`;
}

function entry(scan: Scan, locale: Locale): Html {
  const place = html`<span class="quiet"
    >${locale === 'ar' ? '،' : ','} <bdi>${cityName(scan.city ?? '', locale)}</bdi></span
  >`;
  return html`<li class="scan">
    <time datetime="${scan.occurred_at}"
      >${shortDay(scan.occurred_at, locale)}<bdi>${timeOfDay(scan.occurred_at, locale)}</bdi></time
    >
    <span
      >${statusName(scan.tracking_status, locale)}${scan.city !== undefined && place}
      ${scan.failure_reason !== undefined && why(scan.failure_reason, locale)}</span
    >
  </li>`;
}

function why(reason: keyof typeof ENUM_NAMES.failure_reason, locale: Locale): Html {
  return html`<span class="why">${ENUM_NAMES.failure_reason[reason][locale]}</span>`;
}
