import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { PromisedWork } from "../../.server/office/done/promised-work.ts";

/** What the site says is included in each service of the lead. */
export function PromisedList({ promised }: { promised: readonly PromisedWork[] }) {
	const { words } = useStaffLanguage();
	if (promised.length === 0) return null;
	return (
		<details className="promised">
			<summary className="office-action">
				{words.doneForm.promised}
				<OfficeIcon name="arrow-down" size={16} />
			</summary>
			{promised.map(({ service, items }) => (
				<div key={service}>
					{promised.length > 1 && <p className="font-semibold text-spruce">{service}</p>}
					<ul className="list-disc pl-5">
						{items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			))}
		</details>
	);
}
