import type { ReactNode } from "react";
import { Link } from "react-router";
import { appointmentPath, leadPath, taskPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { phoneLink } from "#app/locale/format.ts";
import type { CustomerData } from "../.server/customer-page.ts";

/** Who it is, how to reach them, and what is next. */
export function CustomerHead({ customer }: { customer: CustomerData }) {
	const { head } = useStaffLanguage().words.customers;
	const { name, otherNames, since, language, mayAct } = customer;
	return (
		<header className="customer-head">
			<div className="min-w-0">
				<h1 id="customer-name">
					<bdi>{name}</bdi>
				</h1>
				<p className="text-ink-600 text-small">{head.since(since, language)}</p>
				{otherNames.length > 0 && <p className="text-ink-600 text-small">{head.alsoNamed(otherNames.join(", "))}</p>}
			</div>
			<Actions customer={customer} />
			<Figures customer={customer} />
			{!mayAct && <p className="text-ink-600 text-small">{head.readOnly}</p>}
		</header>
	);
}

/** In one press: call, write, or note a call. */
function Actions({ customer: { phones, writesTo, lead, mayAct } }: { customer: CustomerData }) {
	const { head } = useStaffLanguage().words.customers;
	const [phone] = phones;
	return (
		<div className="customer-actions">
			{phone && (
				<a href={phoneLink(phone.digits)} className="button">
					<OfficeIcon name="phone" size={18} />
					{head.call(phone.text)}
				</a>
			)}
			{mayAct && writesTo && (
				<Link to={leadPath(writesTo, "ecrire")} className="button" data-look="light">
					<OfficeIcon name="mail" size={18} />
					{head.write}
				</Link>
			)}
			{mayAct && (
				<Link to={`/admin/appel?client=${lead}`} className="button" data-look="light">
					<OfficeIcon name="note" size={18} />
					{head.noteCall}
				</Link>
			)}
		</div>
	);
}

function Figures({ customer: { count, earned, next, waiting, mayAct } }: { customer: CustomerData }) {
	const { head } = useStaffLanguage().words.customers;
	return (
		<dl className="customer-figures">
			<Figure name={head.leads}>{count}</Figure>
			<Figure name={head.earned} note={earned ? head.beforeTaxes : undefined}>
				{earned ?? head.nothingYet}
			</Figure>
			<Figure name={head.next}>
				{next ? <Link to={appointmentPath(next.id)}>{next.text}</Link> : head.nothingYet}
			</Figure>
			{waiting && (
				<Figure name={head.task} note={waiting.when}>
					<Link to={mayAct ? taskPath(waiting.id) : leadPath(waiting.leadId)}>{waiting.text}</Link>
				</Figure>
			)}
		</dl>
	);
}

function Figure({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				{children}
				{note && <span className="customer-note">{note}</span>}
			</dd>
		</div>
	);
}
