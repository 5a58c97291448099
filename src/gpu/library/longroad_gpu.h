/* Many games at once, for programs that learn: on a GPU, or on all cores, behind the same functions.
   Addresses are of the GPU's memory where the games are played there, so that nothing is copied. See
   docs/gpu.md. */
#ifndef LONGROAD_GPU_H
#define LONGROAD_GPU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LONGROAD_EXPORT __attribute__((visibility("default")))

typedef struct longroad_batch longroad_batch;

/* N games of "base", "duo", "soccer" or "struggle", each on a board of its own. `device` is "gpu" or "cores";
   a game ends without a winner after `max_turns`. Null where it can't be done: longroad_error() says why. */
LONGROAD_EXPORT longroad_batch* longroad_new(const char* device, const char* game, int players, int games,
                                             uint64_t seed, int max_turns);
LONGROAD_EXPORT void longroad_delete(longroad_batch* batch);
/* In a sentence, what went wrong last in this thread. */
LONGROAD_EXPORT const char* longroad_error(void);

/* How wide the rows are: numbers of lines, and counts of all seats. */
LONGROAD_EXPORT int longroad_actions(const longroad_batch* batch);
LONGROAD_EXPORT int longroad_features(const longroad_batch* batch);

/* What a decision is made by, a row a game. */
LONGROAD_EXPORT uint8_t* longroad_masks(longroad_batch* batch);        /* games x actions: 1 where legal */
LONGROAD_EXPORT float* longroad_feature_rows(longroad_batch* batch);   /* games x features */
LONGROAD_EXPORT int32_t* longroad_seats(longroad_batch* batch);        /* games: who decides */
/* What the last step brought. */
LONGROAD_EXPORT float* longroad_rewards(longroad_batch* batch);        /* games x players: 1 for who won, else 0 */
LONGROAD_EXPORT uint8_t* longroad_ended(longroad_batch* batch);        /* games: 1 where a new one has begun */
/* What is to be played: the caller writes a number for each game. One that is not legal plays the first that
   is. */
LONGROAD_EXPORT int32_t* longroad_choices(longroad_batch* batch);      /* games */

/* Plays a line in each game and the luck that follows, begins anew what ended, and writes all rows. 0 where
   it worked. On a GPU it returns when the rows are written. */
LONGROAD_EXPORT int longroad_step(longroad_batch* batch);

#ifdef __cplusplus
}
#endif

#endif
