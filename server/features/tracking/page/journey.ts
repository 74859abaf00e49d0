import { type Html, html } from '../../../../common/html.ts';
import { type ProgressStep, trackingProgress } from '../../../../common/tracking-progress.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Locale } from '../../../reference/locale.ts';
import { ENUM_NAMES } from '../../../reference/enum-names.ts';
import { TEXTS } from './texts.ts';
import { cityName, dayName, placeName, shortDay, timeOfDay } from './words.ts';

type Tracking = components['schemas']['PublicTracking'];

export function statusName(status: Tracking['tracking_status'], locale: Locale): string {
  return ENUM_NAMES.tracking_status[status][locale];
}

/** The parcel's status, courier, expected delivery and progress. */
export function summary(tracking: Tracking, locale: Locale): Html {
  const texts = TEXTS[locale];
  const { courier, origin, destination, status, tracking_status } = tracking;
  const isExpected = status === 'pending' && tracking_status !== 'returning';
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
      ${isExpected && expected}
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
    <h2 class="hidden">${texts.progress}</h2>
    <ol class="steps">
      ${trackingProgress(tracking_status, tracking.events).map((each) => step(each, locale))}
    </ol>
  </section>`;
}

function step({ status, state, reachedAt }: ProgressStep, locale: Locale): Html {
  const current = html` aria-current="step"`;
  const day = html`<span class="when">${reachedAt ? shortDay(reachedAt, locale) : ''}</span>`;
  return html`<li data-state="${state}" ${state === 'current' && current}>
    <span class="mark" aria-hidden="true"></span>
    <span class="words">
      <span
        >${statusName(status, locale)}
        <span class="hidden">${TEXTS[locale].step[state]}</span></span
      >
      ${reachedAt !== undefined && day}
    </span>
  </li>`;
}

/** Every scan by day, newest first. */
export function history({ events }: Tracking, locale: Locale): Html {
  const days = Map.groupBy(events, ({ occurred_at }) => dayName(occurred_at, locale));
  return html`<section class="card">
    <h2>${TEXTS[locale].history}</h2>
    <ol class="days">
      ${[...days].map(
        ([day, scans]) =>
          html`<li>
            <h3>${day}</h3>
            <ol>
              ${scans.map((scan) => entry(scan, locale))}
            </ol>
          </li>`,
      )}
    </ol>
  </section>`;
}

function entry(scan: Tracking['events'][number], locale: Locale): Html {
  const place = html`<span class="quiet"
    >${locale === 'ar' ? '،' : ','} <bdi>${cityName(scan.city ?? '', locale)}</bdi></span
  >`;
  return html`<li class="scan">
    <time datetime="${scan.occurred_at}"><bdi>${timeOfDay(scan.occurred_at, locale)}</bdi></time>
    <span
      >${statusName(scan.tracking_status, locale)}${scan.city !== undefined && place}
      ${scan.failure_reason !== undefined && why(scan.failure_reason, locale)}</span
    >
  </li>`;
}

function why(reason: keyof typeof ENUM_NAMES.failure_reason, locale: Locale): Html {
  return html`<span class="why">${ENUM_NAMES.failure_reason[reason][locale]}</span>`;
}
