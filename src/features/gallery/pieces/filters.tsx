import { useState } from 'react';
import { DaysFilter } from '../../../ui/filters/days-filter.tsx';
import type { DayRange } from '../../../ui/filters/filter-values.ts';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import { SearchBox } from '../../../ui/filters/search-box.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Filters and search box', States };

function States() {
  const sample = useSample();
  const [status, setStatus] = useState<string>();
  const [city, setCity] = useState<string | undefined>('abha');
  const [days, setDays] = useState<DayRange>({ from: undefined, to: undefined });
  const [range, setRange] = useState<DayRange>({ from: '2019-11-01', to: '2019-11-21' });
  const [sought, setSought] = useState('');
  const [found, setFound] = useState('MZ18506813098');
  const statuses = [
    { value: 'pending', label: sample('قيد الشحن', 'In shipping') },
    { value: 'completed', label: sample('تم الاستلام', 'Received') },
    { value: 'cancelled', label: sample('ملغاة', 'Cancelled') },
  ];
  const cities = (
    [
      ['riyadh', 'الرياض', 'Riyadh'],
      ['jeddah', 'جدة', 'Jeddah'],
      ['makkah', 'مكة المكرمة', 'Makkah'],
      ['madinah', 'المدينة المنورة', 'Madinah'],
      ['dammam', 'الدمام', 'Dammam'],
      ['abha', 'أبها', 'Abha'],
      ['tabuk', 'تبوك', 'Tabuk'],
      ['hail', 'حائل', 'Hail'],
      ['buraydah', 'بريدة', 'Buraydah'],
    ] as const
  ).map(([value, arabic, english]) => ({
    value,
    label: sample(arabic, english),
    keywords: sample(english, arabic),
  }));
  const search = {
    label: sample('بحث', 'Search'),
    placeholder: sample('رقم أو اسم أو هاتف', 'Number, name or phone'),
    maxLength: 100,
  };
  return (
    <>
      <State name="one of a few, off">
        <OptionFilter
          label={sample('الحالة', 'Status')}
          options={statuses}
          value={status}
          onChange={setStatus}
        />
      </State>
      <State name="one of many, on: searched by the name in either language">
        <OptionFilter
          label={sample('المدينة', 'City')}
          options={cities}
          value={city}
          onChange={setCity}
        />
      </State>
      <State name="days, off">
        <DaysFilter label={sample('تاريخ الإنشاء', 'Created')} value={days} onChange={setDays} />
      </State>
      <State name="days, on">
        <DaysFilter label={sample('تاريخ الإنشاء', 'Created')} value={range} onChange={setRange} />
      </State>
      <State name="search box, empty">
        <SearchBox {...search} value={sought} onSearch={setSought} />
      </State>
      <State name="search box, filled">
        <SearchBox {...search} value={found} onSearch={setFound} />
      </State>
    </>
  );
}
