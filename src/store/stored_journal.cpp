#include "store/stored_journal.hpp"

#include <memory>
#include <utility>

namespace longroad::store {

void StoredJournal::append(std::shared_ptr<const Append> append, Told told) {
  const auto appended = std::make_shared<Appended>(Appended::Failed);
  disk_.submit(
      [append = std::move(append), appended](Store& store) {
        *appended = store.logs().append(append->stream, append->after, append->epoch, append->entries);
        if (*appended == Appended::Ok && append->lists) append->lists(store);
      },
      [appended, told = std::move(told)](bool kept) { told(kept ? *appended : Appended::Failed); });
}

void StoredJournal::read(const std::string& stream, int after, Read read) {
  const auto entries = std::make_shared<std::vector<LogEntry>>();
  disk_.submit([stream, after, entries](Store& store) { *entries = store.logs().read(stream, after); },
               [entries, read = std::move(read)](bool kept) {
                 read(kept ? std::optional(std::move(*entries)) : std::nullopt);
               });
}

}  // namespace longroad::store
