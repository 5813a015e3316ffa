import { changedFields } from "#app/model/editing/schemas/changed-fields.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import { useStaffLanguage } from "../staff-language.tsx";
import { locate } from "./locate.ts";
import { sayChange } from "./say-change.ts";

export function ChangeList({
	description,
	labels,
	before,
	after,
	names,
}: {
	description: FieldDescription;
	labels: FieldLabels;
	before: unknown;
	after: unknown;
	/** Labels of the two values. */
	names: readonly [before: string, after: string];
}) {
	const { settings } = useStaffLanguage().words;
	const changes = changedFields(description, before, after);
	if (changes.length === 0) return <p className="text-ink-600 text-small">{settings.history.nothing}</p>;
	return (
		<ul className="change-list">
			{changes.map((change) => {
				const place = locate(description, change.path, change.after === undefined ? before : after, labels);
				const [old, now] = sayChange(change, labels);
				return (
					<li key={change.path}>
						<p className="font-semibold text-spruce">{place.name}</p>
						<dl>
							<div>
								<dt>{names[0]}</dt>
								<dd>{old || settings.history.empty}</dd>
							</div>
							<div>
								<dt>{names[1]}</dt>
								<dd>{now || settings.history.empty}</dd>
							</div>
						</dl>
					</li>
				);
			})}
		</ul>
	);
}
