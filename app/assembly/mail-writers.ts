import type { MailWriters } from "#app/.server/mail/write-mail.ts";
import { writeAppointmentMail } from "#app/appointments/.server/mails/write-appointment-mail.ts";
import { writeDraftMail } from "#app/estimate/.server/mails/draft-mail.ts";
import { writeJobMail } from "#app/jobs/.server/mails/write-job-mail.ts";
import {
	writeConfirmation,
	writeGuessing,
	writeNotification,
	writeReply,
	writeUpdate,
} from "#app/leads/.server/mails/write-lead-mails.ts";
import { writeTaskMail } from "#app/leads/.server/mails/write-task-mail.ts";
import { writeSeriesMail } from "#app/mailings/.server/mails/write-series-mail.ts";
import { writeStaffMail } from "#app/members/.server/mails/write-staff-mail.ts";
import { writePromotionsMail } from "#app/privacy/.server/mails/promotions-mail.ts";
import { writeQuoteMail } from "#app/quotes/.server/mails/write-quote-mail.ts";

/** Who writes the mail of each template, for the outbox worker. */
export const mailWriters: MailWriters = {
	"lead-notification": writeNotification,
	"lead-confirmation": writeConfirmation,
	"lead-update": writeUpdate,
	"lead-reply": writeReply,
	"follow-guessing": writeGuessing,
	"tasks-due": writeTaskMail,
	"draft-link": writeDraftMail,
	"promotions-confirm": writePromotionsMail,
	"appointment-booked": writeAppointmentMail,
	"appointment-moved": writeAppointmentMail,
	"appointment-cancelled": writeAppointmentMail,
	"appointment-reminder": writeAppointmentMail,
	"quote-sent": writeQuoteMail,
	"quote-accepted": writeQuoteMail,
	"job-done": writeJobMail,
	"due-again": (entry, parts) => writeSeriesMail("due-again", entry, parts),
	"area-open": (entry, parts) => writeSeriesMail("area-open", entry, parts),
	"staff-invitation": writeStaffMail,
	"staff-reset": writeStaffMail,
	"staff-sign-in": writeStaffMail,
};
