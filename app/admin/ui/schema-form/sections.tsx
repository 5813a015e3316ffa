import type { ReactNode } from "react";
import { type FieldDescription, isBranch } from "#app/model/editing/schemas/field-description.ts";
import { FieldError } from "#app/ui/field.tsx";
import { useSchemaForm } from "./form-context.tsx";
import { Child, GroupFields } from "./group-box.tsx";

type Entry = readonly [name: string, field: FieldDescription];

/** Up to this many sections are shown open and in document order, without a table of contents. */
const fewSections = 2;

/** The sections of a document, folded, with a table of contents beside them on wide screens. */
export function FormSections({
	field,
	value,
	unfolded,
}: {
	field: FieldDescription;
	value: unknown;
	unfolded: boolean;
}) {
	const { Node } = useSchemaForm();
	if (field.type !== "group") return <Node field={field} path="" pattern="" value={value} />;
	const entries = Object.entries(field.fields);
	const parts = entries.filter(([, below]) => isBranch(below));
	const alone = entries.filter(([, below]) => !isBranch(below));
	return unfolded || parts.length <= fewSections ? (
		<FewSections entries={entries} value={value} />
	) : (
		<ManySections alone={alone} parts={parts} value={value} />
	);
}

function FewSections({ entries, value }: { entries: readonly Entry[]; value: unknown }) {
	const { idOf, labelOf } = useSchemaForm();
	return (
		<div className="schema-sections">
			{inRuns(entries).map((run) => {
				const [[name, field] = ["", undefined]] = run;
				return field && isBranch(field) ? (
					<Section key={name} id={idOf(name)} {...headOf(field, labelOf(name))} open>
						<Part name={name} field={field} value={value} />
					</Section>
				) : (
					<div key={name} className="schema-section schema-bare-section">
						<Alone entries={run} value={value} />
					</div>
				);
			})}
		</div>
	);
}

function ManySections({ alone, parts, value }: { alone: readonly Entry[]; parts: readonly Entry[]; value: unknown }) {
	const { words, idOf, labelOf, hasErrorBelow } = useSchemaForm();
	const startId = idOf("");
	return (
		<div className="schema-layout">
			<nav aria-label={words.sections} className="schema-contents">
				<ul>
					{alone.length > 0 && <ContentsLink id={startId} text={words.start} wrong={false} />}
					{parts.map(([name]) => (
						<ContentsLink key={name} id={idOf(name)} text={labelOf(name).label} wrong={hasErrorBelow(name)} />
					))}
				</ul>
			</nav>
			<div className="schema-sections">
				{alone.length > 0 && (
					<Section id={startId} label={words.start} open>
						<Alone entries={alone} value={value} />
					</Section>
				)}
				{parts.map(([name, field]) => (
					<Section key={name} id={idOf(name)} {...headOf(field, labelOf(name))} open={hasErrorBelow(name)}>
						<Part name={name} field={field} value={value} />
					</Section>
				))}
			</div>
		</div>
	);
}

/** A list or a choice among groups shows its own hint. */
function headOf(field: FieldDescription, { label, hint }: { label: string; hint?: string | undefined }) {
	return { label, hint: field.type === "group" ? hint : undefined };
}

/** Fields of the document that belong to no section. */
function Alone({ entries, value }: { entries: readonly Entry[]; value: unknown }) {
	const group = { type: "group", fields: Object.fromEntries(entries) } as const;
	return <GroupFields field={group} path="" pattern="" value={value} />;
}

/** Puts each section in its own run, and the fields between two sections in one. */
function inRuns(entries: readonly Entry[]): Entry[][] {
	const runs: Entry[][] = [];
	for (const entry of entries) {
		const last = runs.at(-1);
		if (last && !isBranch(entry[1]) && !last.some(([, field]) => isBranch(field))) last.push(entry);
		else runs.push([entry]);
	}
	return runs;
}

/** A group's fields need no second box; a list has its own. */
function Part({ name, field, value }: { name: string; field: FieldDescription; value: unknown }) {
	const { idOf, errorAt } = useSchemaForm();
	if (field.type !== "group") return <Child name={name} field={field} path="" pattern="" value={value} />;
	const part = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
	return (
		<div id={idOf(name)}>
			<FieldError id={`${idOf(name)}-error`}>{errorAt(name)}</FieldError>
			<GroupFields field={field} path={name} pattern={name} value={part} />
		</div>
	);
}

function Section({
	id,
	label,
	hint,
	open,
	children,
}: {
	id: string;
	label: string;
	hint?: string | undefined;
	open: boolean;
	children: ReactNode;
}) {
	return (
		<details className="schema-section" open={open}>
			<summary className="schema-summary schema-section-summary">
				<h2>{label}</h2>
			</summary>
			{/* The link points inside the section, because the browser then unfolds it. */}
			<div id={`${id}-section`} className="schema-section-body">
				{hint && <p className="schema-hint">{hint}</p>}
				{children}
			</div>
		</details>
	);
}

function ContentsLink({ id, text, wrong }: { id: string; text: string; wrong: boolean }) {
	return (
		<li>
			<a href={`#${id}-section`} data-wrong={wrong || undefined}>
				{text}
			</a>
		</li>
	);
}
