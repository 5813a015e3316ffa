import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useNavigate, useNavigationType } from "react-router";
import type { SearchContent } from "#app/model/site/page-contents.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Marked } from "./marked.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** A combobox (ARIA 1.2) after hydration: before that, the list could not open. The focus stays in the field. */
export function SearchField({ words, query }: Pick<SearchContent, "words" | "query">) {
	const { locale } = useLanguage();
	const navigate = useNavigate();
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const { found, ask, close } = useSuggestions(locale);
	const [active, setActive] = useState(-1);
	const isReady = useArrival(field, query);
	const options = found ?? [];
	const isOpen = options.length > 0;

	function follow(path: string): void {
		close();
		void navigate(path);
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (event.nativeEvent.isComposing) return;
		const chosen = options[active];
		// Also drops suggestions that are on their way: they would cover the results.
		if (event.key === "Tab" || (event.key === "Enter" && !chosen)) close();
		if (!isOpen) return;
		if (event.key === "ArrowDown") setActive(((active + 2) % (options.length + 1)) - 1);
		else if (event.key === "ArrowUp") setActive(active < 0 ? options.length - 1 : active - 1);
		else if (event.key === "Escape") close();
		else if (event.key === "Enter" && chosen) follow(chosen.path);
		else return;
		event.preventDefault();
	}

	return (
		<div className="relative">
			<label htmlFor={id} className="block font-semibold text-spruce">
				{words.label}
			</label>
			<div className="relative mt-2">
				<Icon
					name="search"
					size={22}
					className="pointer-events-none absolute top-1/2 left-4.5 -translate-y-1/2 text-teal-700"
				/>
				<input
					ref={field}
					id={id}
					type="search"
					name="q"
					defaultValue={query}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
					className="field w-full pl-13! [&::-webkit-search-cancel-button]:grayscale"
					onInput={({ currentTarget }) => {
						setActive(-1);
						ask(currentTarget.value);
					}}
					onKeyDown={onKeyDown}
					onBlur={close}
					{...(isReady && {
						role: "combobox",
						"aria-autocomplete": "list",
						"aria-expanded": isOpen,
						"aria-controls": `${id}-list`,
						"aria-activedescendant": isOpen && active >= 0 ? `${id}-${active}` : undefined,
					})}
				/>
			</div>
			<div
				id={`${id}-list`}
				role="listbox"
				aria-label={words.suggestions.label}
				hidden={!isOpen}
				className="absolute inset-x-0 top-full z-10 mt-2 overflow-hidden rounded-md bg-white py-2 shadow-2"
			>
				{options.map(({ path, title, section, kind }, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
					<div
						key={path}
						id={`${id}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === active}
						// Keeps the focus in the field: losing it would close the list before the click.
						onPointerDown={(event) => event.preventDefault()}
						onClick={() => follow(path)}
						onPointerMove={() => setActive(index)}
						className="flex cursor-pointer items-baseline justify-between gap-4 px-5 py-2.5 leading-snug aria-selected:bg-mint-100 aria-selected:[&_mark]:bg-white"
					>
						<span>
							<span className="font-semibold text-spruce">
								<Marked text={title} />
							</span>
							{section && (
								<span className="block text-ink-600 text-small">
									<Marked text={section} />
								</span>
							)}
						</span>
						<span className="shrink-0 text-ink-600 text-small">{words.kinds[kind]}</span>
					</div>
				))}
			</div>
			<p role="status" className="sr-only">
				{found && count(words.suggestions, options.length)}
			</p>
		</div>
	);
}

/** True after hydration. Focuses an empty field after a client navigation, and updates it when the URL changes. */
function useArrival(field: RefObject<HTMLInputElement | null>, query: string): boolean {
	const [isReady, setReady] = useState(false);
	const isPush = useNavigationType() === "PUSH";
	const shown = useRef(query);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
	useEffect(() => {
		setReady(true);
		if (isPush && !query) field.current?.focus();
	}, []);

	useEffect(() => {
		if (shown.current === query || !field.current) return;
		shown.current = query;
		// A visitor who searched from the field may have typed on while the results were loading.
		if (!isPush || document.activeElement !== field.current) field.current.value = query;
	}, [field, query, isPush]);

	return isReady;
}

function count({ none, one, many }: SearchContent["words"]["suggestions"], suggestions: number): string {
	if (suggestions === 0) return none;
	return suggestions === 1 ? one : fillIn(many, { count: suggestions });
}
