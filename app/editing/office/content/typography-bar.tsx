import { type RefObject, useState } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Locale } from "#app/locale/locales.ts";
import { Button } from "#app/ui/button.tsx";
import { type FieldTypo, fixAllTypos, fixTypo, typosIn } from "./typography-fields.ts";
import { useFormInput } from "./use-form-input.ts";
import "./typography-bar.css";

const mostShown = 3;

/** Typography corrections for one language, updated while the member types; sticks to the bottom of the form. */
export function TypographyBar({ form, part }: { form: RefObject<HTMLFormElement | null>; part: Locale }) {
	const { typography } = useStaffLanguage().words.content;
	const [typos, setTypos] = useState<readonly FieldTypo[]>([]);
	const [isOpen, setOpen] = useState(false);
	useFormInput(
		form,
		() => {
			const found = form.current ? typosIn(form.current, part) : [];
			setTypos(found);
			if (found.length === 0) setOpen(false);
		},
		300,
	);
	if (typos.length === 0) return null;
	return (
		<details className="typo-bar" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>
				<OfficeIcon name="pen" size={18} />
				<span role="status">{typography.title(typos.length)}</span>
				<OfficeIcon name="next" size={18} />
			</summary>
			<ul>
				{typos.slice(0, mostShown).map((typo) => (
					<Typo key={`${typo.control.name} ${typo.problem.index} ${typo.problem.rule}`} typo={typo} />
				))}
			</ul>
			<div className="typo-foot">
				{typos.length > mostShown && <span>{typography.more(typos.length - mostShown)}</span>}
				<Button look="dark" onClick={() => form.current && fixAllTypos(form.current, part)}>
					{typography.fixAll}
				</Button>
			</div>
		</details>
	);
}

function Typo({ typo }: { typo: FieldTypo }) {
	const { typography } = useStaffLanguage().words.content;
	const { control, label, problem } = typo;
	const { index, length, found, expected, rule } = problem;
	const named = (text: string) =>
		text.replaceAll("\u00a0", ` ${typography.nbsp} `).replaceAll(" ", " ").trim() || typography.space;
	return (
		<li>
			<span className="min-w-0">
				<button
					type="button"
					className="typo-place"
					onClick={() => {
						for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
							fold.open = true;
						}
						control.focus();
						control.setSelectionRange(index, index + length);
					}}
				>
					{label}
				</button>
				<span className="typo-words">
					{control.value.slice(Math.max(0, index - 14), index)}
					<del>{seen(found)}</del>
					<ins>{seen(expected)}</ins>
					{control.value.slice(index + length, index + length + 14)}
				</span>
				<span className="text-ink-600 text-small">{typography.rules[rule]}</span>
			</span>
			<button
				type="button"
				className="office-action"
				aria-label={`${typography.fix}${"\u00a0"}: ${typography.fixes(named(found), named(expected))}`}
				onClick={() => fixTypo(typo)}
			>
				{typography.fix}
			</button>
		</li>
	);
}

/** Makes spaces visible, so that the member can see the difference between them. */
function seen(text: string): string {
	return text.replaceAll("\u00a0", "⍽").replaceAll("\u202f", "⍽").replaceAll(" ", "␣");
}
