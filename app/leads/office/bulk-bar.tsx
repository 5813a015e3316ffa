import { type ReactNode, type RefObject, useState } from "react";
import { Form, Link, useLocation, useSearchParams } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { InboxData } from "../.server/office/inbox-view.ts";
import { changedQuery } from "./list-query.ts";
import type { Choice } from "./use-choice.ts";

/** The rows' boxes and buttons belong to this form by their `form` attribute. */
export const bulkForm = "bulk-form";

export const bulkPath = "/admin/demandes/plusieurs";

/** Changes the ticked leads at once: a plain form, with one submit button for each possible change. */
export function BulkForm({
	choice,
	focusAfter,
	onMissing,
}: {
	choice: Choice;
	/** Keeps the focus in the list when the pressed button disappears. */
	focusAfter: RefObject<HTMLElement | null>;
	onMissing: () => void;
}) {
	const { pathname } = useLocation();
	const [query] = useSearchParams();
	const path = pathname === bulkPath ? "/admin" : pathname;
	const suite = query.get("suite");
	return (
		<Form
			id={bulkForm}
			method="post"
			action={`${bulkPath}${changedQuery(query, { suite })}`}
			preventScrollReset
			onSubmit={(event) => {
				const { submitter } = event.nativeEvent as SubmitEvent;
				if (submitter?.getAttribute("name") === "take") return;
				if (choice.count > 0) return focusAfter.current?.focus({ preventScroll: true });
				event.preventDefault();
				onMissing();
			}}
		>
			<input type="hidden" name="back" value={path + changedQuery(query, { suite, choix: null })} />
		</Form>
	);
}

export function BulkBar({ inbox, choice, isMissing }: { inbox: InboxData; choice: Choice; isMissing: boolean }) {
	const { words } = useStaffLanguage();
	const { bulk } = words.inbox;
	const { filters, page } = words.leads;
	const [query] = useSearchParams();
	const isAll = choice.count === inbox.leads.length;
	const suite = query.get("suite");
	return (
		<section className="bulk-bar" aria-label={bulk.label}>
			<div className="bulk-line">
				<Link
					to={changedQuery(query, { suite, choix: isAll ? "1" : "toutes" })}
					preventScrollReset
					className="bulk-all"
					onClick={(event) => {
						event.preventDefault();
						choice.setAll(!isAll);
					}}
				>
					<OfficeIcon name="check" size={17} />
					{isAll ? bulk.none : bulk.all}
				</Link>
				<span className="scripted tabular" role="status">
					{bulk.chosen(choice.count)}
				</span>
				<Link
					to={changedQuery(query, { suite, choix: null }) || "."}
					preventScrollReset
					className="bulk-stop"
					aria-label={bulk.stop}
					onClick={() => choice.setAll(false)}
				>
					<OfficeIcon name="close" size={18} />
				</Link>
			</div>
			<div className="bulk-line">
				<Menu name="assign" label={bulk.assign} icon="user">
					{inbox.handlers.map(({ id, name }) => (
						<Choose key={id} value={`assign:${id}`}>
							{id === inbox.member ? `${filters.me} (${name})` : name}
						</Choose>
					))}
					<Choose value="assign:">{page.nobody}</Choose>
				</Menu>
				<Menu name="close" label={bulk.close} icon="check">
					<Choose value="done">{bulk.done}</Choose>
					<p className="bulk-heading">{bulk.lost}</p>
					{inbox.leads.some(({ quote }) => quote?.isOpen) && <p className="bulk-hint">{words.quoteCard.endsInBulk}</p>}
					{inbox.reasons.map(({ id, name }) => (
						<Choose key={id} value={`lost:${id}`}>
							{name}
						</Choose>
					))}
				</Menu>
				<button type="submit" form={bulkForm} name="do" value="spam" className="bulk-button">
					<OfficeIcon name="flag" size={17} />
					{bulk.spam}
				</button>
			</div>
			<p role="alert" className="bulk-missing">
				{isMissing && choice.count === 0 && bulk.nobodyChosen}
			</p>
		</section>
	);
}

/** One menu is open at a time: they share their name. */
function Menu({
	name,
	label,
	icon,
	children,
}: {
	name: "assign" | "close";
	label: string;
	icon: "user" | "check";
	children: ReactNode;
}) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details
			name="bulk-menu"
			className="bulk-menu"
			data-menu={name}
			open={isOpen}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary className="bulk-button">
				<OfficeIcon name={icon} size={17} />
				{label}
				<OfficeIcon name="down" size={15} />
			</summary>
			<div className="bulk-choices">{children}</div>
		</details>
	);
}

function Choose({ value, children }: { value: string; children: ReactNode }) {
	return (
		<button type="submit" form={bulkForm} name="do" value={value}>
			{children}
		</button>
	);
}
