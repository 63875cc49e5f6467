import { Type } from 'class-transformer';
import { IsArray, IsInt, IsNumber, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';

export class SearchTracks {
  @IsOptional()
  @IsString()
  @Length(1, 64)
  mood?: string;

  @IsOptional()
  @IsString()
  @Length(1, 64)
  genre?: string;

  @IsOptional()
  @Type(() => Number)
  @IsNumber()
  @Min(1)
  @Max(1_000)
  bpmMin?: number;

  @IsOptional()
  @Type(() => Number)
  @IsNumber()
  @Min(1)
  @Max(1_000)
  bpmMax?: number;

  @IsOptional()
  @Type(() => Number)
  @IsNumber()
  @Min(0)
  durationMin?: number;

  @IsOptional()
  @Type(() => Number)
  @IsNumber()
  @Min(0)
  durationMax?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 20;
}

export class CreateLicense {
  @IsString()
  @Length(1, 64)
  trackId: string;

  @IsString()
  @Length(1, 200)
  contentId: string;

  @IsArray()
  @Matches(/^[A-Z]{2}$/, { each: true })
  territories: string[];
}
