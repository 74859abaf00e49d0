import { findBalance } from './balance/balance-read.ts';
import { findProfile } from './profile/profile-read.ts';

/** Operations whose whole answer is read together with the session, in one statement. */
export const sessionReads = { getBalance: findBalance, getProfile: findProfile };
