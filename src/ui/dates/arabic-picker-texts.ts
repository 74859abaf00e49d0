import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

const units: Record<string, string> = {
  year: 'السنة',
  month: 'الشهر',
  day: 'اليوم',
  hours: 'الساعة',
  minutes: 'الدقيقة',
  seconds: 'الثانية',
  meridiem: 'صباحًا أو مساءً',
};

/**
 * The texts of MUI's date and time pickers in Arabic, which MUI does not provide. They are here and
 * not in the catalogues because they load with the pickers. A missing key does not compile.
 */
export const arabicPickerTexts: PickersLocaleText = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',

  openPreviousView: 'فتح العرض السابق',
  openNextView: 'فتح العرض التالي',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'السنوات معروضة، انتقل إلى الأيام' : 'الأيام معروضة، انتقل إلى السنوات',

  start: 'البداية',
  end: 'النهاية',
  startDate: 'تاريخ البداية',
  startTime: 'وقت البداية',
  endDate: 'تاريخ النهاية',
  endTime: 'وقت النهاية',

  cancelButtonLabel: 'إلغاء',
  clearButtonLabel: 'مسح',
  okButtonLabel: 'تم',
  todayButtonLabel: 'اليوم',
  nextStepButtonLabel: 'التالي',

  datePickerToolbarTitle: 'اختر التاريخ',
  dateTimePickerToolbarTitle: 'اختر التاريخ والوقت',
  timePickerToolbarTitle: 'اختر الوقت',
  dateRangePickerToolbarTitle: 'اختر الفترة',
  timeRangePickerToolbarTitle: 'اختر الوقت من وإلى',

  clockLabelText: (view, time) =>
    `اختر ${units[view]}. ${time ? `الوقت المختار ${time}` : 'لم يُختر وقت'}`,
  hoursClockNumberText: (hours) => `الساعة ${hours}`,
  minutesClockNumberText: (minutes) => `الدقيقة ${minutes}`,
  secondsClockNumberText: (seconds) => `الثانية ${seconds}`,
  selectViewText: (view) => `اختر ${units[view]}`,

  calendarWeekNumberHeaderLabel: 'رقم الأسبوع',
  calendarWeekNumberHeaderText: 'أ',
  calendarWeekNumberAriaLabelText: (week) => `الأسبوع ${week}`,
  calendarWeekNumberText: (week) => String(week),

  openDatePickerDialogue: (date) =>
    date ? `اختر التاريخ، التاريخ المختار ${date}` : 'اختر التاريخ',
  openTimePickerDialogue: (time) => (time ? `اختر الوقت، الوقت المختار ${time}` : 'اختر الوقت'),
  openRangePickerDialogue: (range) =>
    range ? `اختر الفترة، الفترة المختارة ${range}` : 'اختر الفترة',
  fieldClearLabel: 'مسح',

  timeTableLabel: 'اختيار الوقت',
  dateTableLabel: 'اختيار التاريخ',

  fieldYearPlaceholder: () => 'السنة',
  fieldMonthPlaceholder: () => 'الشهر',
  fieldDayPlaceholder: () => 'اليوم',
  fieldWeekDayPlaceholder: () => 'يوم الأسبوع',
  fieldHoursPlaceholder: () => 'ساعة',
  fieldMinutesPlaceholder: () => 'دقيقة',
  fieldSecondsPlaceholder: () => 'ثانية',
  fieldMeridiemPlaceholder: () => 'ص/م',

  year: 'السنة',
  month: 'الشهر',
  day: 'اليوم',
  weekDay: 'يوم الأسبوع',
  hours: 'الساعات',
  minutes: 'الدقائق',
  seconds: 'الثواني',
  meridiem: 'صباحًا أو مساءً',

  empty: 'فارغ',
};
