import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { type Attendance, attendShipments } from './couriers/attend-shipments.ts';
import { simulatedCourier } from './couriers/simulated-courier.ts';

/** @param speed of the fictional couriers; no others are connected yet. */
export function trackingJobs(db: Database, speed: number, log: Attendance['log']): Job[] {
  const simulated = simulatedCourier(speed);
  const portOf = ({ sample }: { sample: boolean }) => (sample ? simulated : undefined);
  return [
    {
      name: 'attend-shipments',
      cron: '* * * * *',
      run: (now) => attendShipments({ db, portOf, log }, now),
    },
  ];
}
