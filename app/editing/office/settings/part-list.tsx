import type { ReactNode } from "react";
import { Link } from "react-router";
import { historyPath, settingsPages } from "#app/admin/settings-pages.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { SettingsRow } from "./settings-row.tsx";

export interface ListedPart {
	/** The last part of its address. */
	id: string;
	name: string;
	/** Under the name. */
	text: ReactNode;
	/** A draft of it waits to be published. */
	waits: boolean;
}

interface PartGroup {
	group: string;
	heading: string;
	items: readonly ListedPart[];
}

/** A setting that is a list of parts, each with a page of its own. An empty group is left out, except the first one. */
export function PartList({
	setting,
	newPart,
	add,
	none,
	groups,
}: {
	setting: "letters" | "promotions";
	/** The last part of the address that adds one. */
	newPart: string;
	add: string;
	/** In place of an empty first group. */
	none: string;
	groups: readonly PartGroup[];
}) {
	const { settings } = useStaffLanguage().words;
	return (
		<>
			<div className="my-5 flex flex-wrap items-center gap-x-5 gap-y-2">
				<Link to={`${settingsPages[setting]}/${newPart}`} className="button" data-look="dark">
					<OfficeIcon name="plus" />
					{add}
				</Link>
				<Link to={historyPath(setting)} className="office-action ml-auto">
					<OfficeIcon name="clock" />
					{settings.history.link}
				</Link>
			</div>
			<div className="grid gap-7">
				{groups
					.filter(({ items }, index) => index === 0 || items.length > 0)
					.map(({ group, heading, items }) => (
						<section key={group} aria-labelledby={`${setting}-${group}`}>
							<h2 id={`${setting}-${group}`} className="mb-2.5">
								{heading}
							</h2>
							{items.length === 0 ? (
								<p className="office-panel">{none}</p>
							) : (
								<ul className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
									{items.map(({ id, text, ...part }) => (
										<SettingsRow
											key={id}
											{...part}
											texts={[text]}
											to={`${settingsPages[setting]}/${encodeURIComponent(id)}`}
										/>
									))}
								</ul>
							)}
						</section>
					))}
			</div>
		</>
	);
}
