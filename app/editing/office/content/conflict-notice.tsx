import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Conflict } from "./draft-saver.ts";

/** The member chooses one of two versions. Without JavaScript, saving again overwrites the other version. */
export function ConflictNotice({
	conflict: { by, at },
	onTheirs,
	onMine,
}: {
	conflict: Pick<Conflict, "by" | "at">;
	onTheirs: () => void;
	onMine: () => void;
}) {
	const { conflict } = useStaffLanguage().words.content.editor;
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		box.current?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<div ref={box} role="alert" className="conflict">
			<p className="flex gap-2.5 font-semibold">
				<OfficeIcon name="alert" />
				<span>
					{conflict.title(by ?? conflict.somebody)} {at && <Moment at={at} />}
				</span>
			</p>
			<p>{conflict.text}</p>
			<div className="flex flex-wrap gap-3">
				<Button look="dark" className="scripted" onClick={onMine}>
					{conflict.mine}
				</Button>
				<Button look="light" className="scripted" onClick={onTheirs}>
					{conflict.theirs}
				</Button>
				<Link to="." reloadDocument className="button no-script" data-look="light">
					{conflict.theirs}
				</Link>
			</div>
		</div>
	);
}
