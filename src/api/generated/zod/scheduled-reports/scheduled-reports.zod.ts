/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  ScheduledReportInput
} from '../mizan-api.schemas.zod.ts';


/**
 * Sends the report by e-mail in the account's language, in the morning after each day, week or month, as a PDF with its most important figures and a link to the screen. A week begins on Sunday. The first report covers the current period. It goes to the account's e-mail, once that is verified. Scheduling the same report again changes nothing. An account can have 20.
 * @summary Schedule a report
 */
export const CreateScheduledReportBody = ScheduledReportInput

