/** What a second rotation within a day ends; nothing where there is none. */
export const RotationUnderWay = ({ secrets }: { readonly secrets: readonly unknown[] }) =>
  secrets.length > 1 && (
    <strong>
      A rotation is under way already: the older of the two secrets ends at once, not when its day is over.
    </strong>
  );
