import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { RedirectOutcome } from "../../.server/change-redirects.ts";

type Answer =
	| { kind: "saved" | "removed" | "changed" | "unreadable" | "empty" }
	| (Extract<RedirectOutcome, { kind: "refused" }> & { isImport: boolean })
	| undefined;

export function RedirectProblems({ answer }: { answer: Answer }) {
	const { redirects } = useStaffLanguage().words;
	if (answer?.kind === "changed") return <FormAlert>{redirects.changed}</FormAlert>;
	if (answer?.kind === "unreadable" || answer?.kind === "empty") {
		return <FormAlert>{redirects.import[answer.kind]}</FormAlert>;
	}
	if (answer?.kind !== "refused") return null;
	return (
		<FormAlert>
			{redirects.refused}
			<ul className="mt-2 grid gap-1">
				{answer.problems.map((problem) => (
					<li key={problem.index} className="break-words">
						{answer.isImport && `${redirects.line(problem.index + 1)} `}
						<strong>{problem.from || "∅"}</strong> {redirects.problems[problem.kind]}
						{problem.kind === "loop" && ` ${problem.way.join(" → ")}`}
						{problem.kind === "covers" && ` ${problem.address}`}
						{problem.kind === "target-unknown" && ` ${problem.to || "∅"}`}
					</li>
				))}
			</ul>
		</FormAlert>
	);
}
