import { Link, useLocation } from "react-router";
import { appointmentPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Part } from "#app/leads/office/part.tsx";
import { TaskRow } from "#app/leads/office/task-row.tsx";
import { phoneLink } from "#app/locale/format.ts";
import type { CustomerData } from "../.server/customer-page.ts";

interface PartProps {
	customer: CustomerData;
}

export function Contact({ customer: { phones, emails, addresses } }: PartProps) {
	const { contact } = useStaffLanguage().words.customers;
	return (
		<Part title={contact.title}>
			<ul className="customer-contact">
				{phones.map(({ digits, text }) => (
					<li key={digits}>
						<OfficeIcon name="phone" size={18} />
						<a href={phoneLink(digits)} className="tabular">
							{text}
						</a>
					</li>
				))}
				{emails.map((email) => (
					<li key={email}>
						<OfficeIcon name="mail" size={18} />
						<a href={`mailto:${email}`} className="break-all">
							{email}
						</a>
					</li>
				))}
				{addresses.map((address) => (
					<li key={address}>
						<OfficeIcon name="pin" size={18} />
						{address}
					</li>
				))}
			</ul>
			{phones.length + emails.length === 0 && <p className="text-ink-600 text-small">{contact.none}</p>}
		</Part>
	);
}

export function Appointments({ customer: { appointments } }: PartProps) {
	const { words } = useStaffLanguage();
	const own = words.customers.appointments;
	const groups = [
		[own.ahead, appointments.ahead],
		[own.past, appointments.past],
	] as const;
	if (groups.every(([, items]) => items.length === 0)) return null;
	return (
		<Part title={own.title}>
			{groups.map(
				([name, items]) =>
					items.length > 0 && (
						<div key={name} className="mt-2">
							<h3 className="customer-subhead">{name}</h3>
							<ul className="customer-lines">
								{items.map(({ id, text, status }) => (
									<li key={id}>
										<Link to={appointmentPath(id)}>{text}</Link>
										<span className="text-ink-600 text-small">{words.booking.statuses[status]}</span>
									</li>
								))}
							</ul>
						</div>
					),
			)}
		</Part>
	);
}

/** In short: each link opens the appointment, which shows the job. */
export function Jobs({ customer: { jobs } }: PartProps) {
	const { jobPanel: words } = useStaffLanguage().words;
	if (jobs.length === 0) return null;
	return (
		<Part title={words.several}>
			<ul className="customer-lines">
				{jobs.map(({ id, done, amount, answer, photos, due }) => (
					<li key={id}>
						<Link to={appointmentPath(id)}>{done}</Link>
						<span className="job-answer" data-fine={answer.isFine ?? undefined}>
							{answer.isFine !== null && <OfficeIcon name={answer.isFine ? "check" : "alert"} size={18} />}
							{answer.text}
						</span>
						<span className="text-ink-600 text-small">
							{[amount, photos.length > 0 && words.photoCount(photos.length)].filter(Boolean).join(", ")}
						</span>
						{due && <span className="text-ink-600 text-small">{due}</span>}
					</li>
				))}
			</ul>
		</Part>
	);
}

export function Quotes({ customer: { quotes } }: PartProps) {
	const { quotes: own } = useStaffLanguage().words.customers;
	if (quotes.length === 0) return null;
	return (
		<Part title={own.title}>
			<ul className="customer-lines">
				{quotes.map(({ id, name, total, state, path, contract }) => (
					<li key={id}>
						<Link to={path}>{name}</Link>
						<span className="text-ink-600 text-small">
							<span className="tabular">{total}</span>, {state}
						</span>
						{contract && (
							<Link to={contract} className="text-small">
								{own.contract}
							</Link>
						)}
					</li>
				))}
			</ul>
		</Part>
	);
}

export function Tasks({ customer: { tasks, mayAct } }: PartProps) {
	const { customers: words } = useStaffLanguage().words;
	const { pathname, search } = useLocation();
	if (tasks.length === 0) return null;
	return (
		<Part title={words.tasks.title}>
			<ul className="task-list">
				{tasks.map((task) => (
					<TaskRow key={task.id} task={task} mayAct={mayAct} back={pathname + search} place="page" />
				))}
			</ul>
		</Part>
	);
}

export function Photos({ customer: { photos } }: PartProps) {
	const { photos: own } = useStaffLanguage().words.customers;
	if (photos.length === 0) return null;
	return (
		<Part title={own.title}>
			<ul className="grid grid-cols-3 gap-2">
				{photos.map(({ path, width, height, number, reference }) => (
					<li key={path}>
						<a href={path} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
							<img
								src={path}
								width={width}
								height={height}
								alt={own.one(reference, number)}
								loading="lazy"
								className="aspect-4/3 w-full bg-cream-200 object-cover"
							/>
						</a>
					</li>
				))}
			</ul>
		</Part>
	);
}

/** Without the proofs, for members who do not open people's files. */
export function Consents({ customer: { promotions } }: PartProps) {
	const { consents } = useStaffLanguage().words.customers;
	if (promotions.length === 0) return null;
	return (
		<Part title={consents.title}>
			<ul className="customer-lines">
				{promotions.map(({ email, text }) => (
					<li key={email}>
						<span className="break-all font-semibold text-spruce">{email}</span>
						<span className="text-ink-600 text-small">{text}</span>
					</li>
				))}
			</ul>
		</Part>
	);
}

export function Spoken({ customer: { spoken } }: PartProps) {
	const { spoken: own } = useStaffLanguage().words.customers;
	if (spoken.length === 0) return null;
	return (
		<Part title={own.title}>
			<ul className="customer-lines">
				{spoken.map(({ at, text, by }) => (
					<li key={at + text}>
						<span>{text}</span>
						<span className="text-ink-600 text-small">{by}</span>
					</li>
				))}
			</ul>
		</Part>
	);
}
