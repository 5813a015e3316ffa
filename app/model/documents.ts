import type { Appointment } from "./appointments/appointment.ts";
import type { CalendarRead } from "./appointments/calendar-address.ts";
import type { Crew } from "./appointments/crew.ts";
import type { CrewDay } from "./appointments/crew-day.ts";
import type { InstantBookings } from "./appointments/instant-bookings.ts";
import type { CustomerImport, ImportPart } from "./customers/customer-import.ts";
import type { ContentEntry, ContentRevision, Presence } from "./editing/content-entry.ts";
import type { RedirectHits } from "./editing/redirect-hits.ts";
import type { StoredPicture, StoredPictureFile } from "./editing/uploaded-picture.ts";
import type { FirstDay } from "./first-day/first-day.ts";
import type { TimelineNote } from "./insights/timeline-note.ts";
import type { Job } from "./jobs/job.ts";
import type { Draft, FollowCheck, Lead, MovedDraft, OutboxEntry, Photo } from "./leads/lead.ts";
import type { LeadMessage } from "./leads/lead-message.ts";
import type { Task } from "./leads/task.ts";
import type { Upgrade } from "./leads/upgrade.ts";
import type { MailSeries } from "./mailings/mail-series.ts";
import type { AuditEntry } from "./members/audit.ts";
import type {
	FailureRecord,
	MemberRecord,
	SecondFactorRecord,
	SessionRecord,
	StaffLink,
} from "./members/staff-records.ts";
import type { ConsentEntry } from "./privacy/consent-entry.ts";
import type { Incident } from "./privacy/incident.ts";
import type { MailAddress } from "./privacy/mail-address.ts";
import type { Contract } from "./quotes/contract.ts";
import type { Quote } from "./quotes/quote.ts";
import type { DayCounts } from "./traffic/day-counts.ts";

/** Documents are plain JSON; top-level fields may be bytes. `typed-store.ts` adds fields that older documents lack. */
export interface Documents {
	leads: Lead;
	messages: LeadMessage;
	tasks: Task;
	crews: Crew;
	crewDays: CrewDay;
	appointments: Appointment;
	quotes: Quote;
	contracts: Contract;
	/** By the id of the appointment. */
	jobs: Job;
	/** By the id of the crew. */
	calendarReads: CalendarRead;
	/** By the day in Montréal on which they were made. */
	instantBookings: InstantBookings;
	drafts: Draft | MovedDraft;
	photos: Photo;
	followChecks: FollowCheck;
	outbox: OutboxEntry;
	consents: ConsentEntry;
	mailAddresses: MailAddress;
	/** By the name of the series. */
	mailSeries: MailSeries;
	imports: CustomerImport;
	importLines: ImportPart;
	members: MemberRecord;
	staffLinks: StaffLink;
	staffSessions: SessionRecord;
	signInFailures: FailureRecord;
	secondFactorAttempts: SecondFactorRecord;
	audit: AuditEntry;
	incidents: Incident;
	content: ContentEntry;
	revisions: ContentRevision;
	pictures: StoredPicture | StoredPictureFile;
	presence: Presence;
	redirectHits: RedirectHits;
	/** By day, or by day and server while it is counted. */
	traffic: DayCounts;
	timelineNotes: TimelineNote;
	/** One document (`firstDayId`). */
	firstDay: FirstDay;
	upgrades: Upgrade;
}

export type Collection = keyof Documents;

/** In the order in which backups and migrations copy them. */
export const collections = Object.keys({
	leads: 0,
	messages: 0,
	tasks: 0,
	crews: 0,
	crewDays: 0,
	appointments: 0,
	quotes: 0,
	contracts: 0,
	jobs: 0,
	calendarReads: 0,
	instantBookings: 0,
	drafts: 0,
	photos: 0,
	followChecks: 0,
	outbox: 0,
	consents: 0,
	mailAddresses: 0,
	mailSeries: 0,
	imports: 0,
	importLines: 0,
	members: 0,
	staffLinks: 0,
	staffSessions: 0,
	signInFailures: 0,
	secondFactorAttempts: 0,
	audit: 0,
	incidents: 0,
	content: 0,
	revisions: 0,
	pictures: 0,
	presence: 0,
	redirectHits: 0,
	traffic: 0,
	timelineNotes: 0,
	firstDay: 0,
	upgrades: 0,
} satisfies Record<Collection, 0>) as readonly Collection[];

/** A document as a query returns it: queries do not read bytes. */
export type WithoutBytes<Data> = Data extends unknown
	? { [Field in keyof Data as Data[Field] extends Uint8Array ? never : Field]: Data[Field] }
	: never;
